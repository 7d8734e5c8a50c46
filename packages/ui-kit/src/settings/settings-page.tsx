import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import { PageHeader, type PageHeaderProps } from '../page-header/page-header.tsx'
import styles from './settings-page.module.css'

export interface SettingsPageProps extends Pick<PageHeaderProps, 'title' | 'meta' | 'actions'> {
  /** Pages with tables are wider than forms. @default false */
  wide?: boolean
  /** `SettingsSection`s. */
  children: ReactNode
}

/** A page of settings: its header, and sections below one another. */
export function SettingsPage({ wide = false, children, ...header }: SettingsPageProps) {
  return (
    <>
      <PageHeader {...header} />
      <div className={joinClasses(styles['body'], wide && styles['wide'])}>{children}</div>
    </>
  )
}
