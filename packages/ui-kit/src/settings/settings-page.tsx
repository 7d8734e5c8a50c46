import { type ReactNode, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx'
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
  return (
    <>
      <div className={styles['header']}>
        <PageHeader {...header} />
      </div>
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
