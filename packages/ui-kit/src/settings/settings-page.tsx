import { type ReactNode, use, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { NameAbove } from './name-above.ts'
import { SaveBarPlace } from '../save-bar/save-bar-place.ts'
import styles from './settings-page.module.css'

export interface SettingsPageProps extends Pick<PageHeaderProps, 'title' | 'meta' | 'actions'> {
  /** Pages with tables are as wide as there is room. @default false */
  wide?: boolean
  /** Beside the sections where there is room: a `PageOutline`. */
  outline?: ReactNode
  /** `SettingsSection`s. */
  children: ReactNode
}

/** A page of settings: its header above, sections below one another, and at its foot their save bars, however far it is scrolled. */
export function SettingsPage({ wide = false, outline, children, ...header }: SettingsPageProps) {
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  const isSaid = use(NameAbove) === header.title
  return (
    <>
      {isSaid && !header.actions && !header.meta ? (
        <h1>
          <VisuallyHidden>{header.title}</VisuallyHidden>
        </h1>
      ) : (
        <div className={styles['header']}>
          <PageHeader
            {...header}
            title={isSaid ? <VisuallyHidden>{header.title}</VisuallyHidden> : header.title}
          />
        </div>
      )}
      <div className={styles['columns']}>
        <div className={joinClasses(styles['body'], wide && styles['wide'])}>
          <SaveBarPlace value={foot}>{children}</SaveBarPlace>
          <div ref={setFoot} className={styles['foot']} />
        </div>
        {outline}
      </div>
    </>
  )
}
