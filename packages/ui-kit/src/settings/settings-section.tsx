import { type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './settings.module.css'

export interface SettingsSectionProps {
  title: ReactNode
  /** What it is about. */
  detail?: ReactNode
  /** What can't be undone stands in the last one. @default 'plain' */
  tone?: 'plain' | 'danger'
  /** `FieldRow`s, or anything else. */
  children: ReactNode
}

/** A card of a page of settings. It is saved alone: by its own switches, or by one save bar, never by both. */
export function SettingsSection({ title, detail, tone = 'plain', children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className={joinClasses(styles['section'], styles[tone])} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {detail && <p className={styles['detail']}>{detail}</p>}
      </header>
      {children}
    </section>
  )
}
