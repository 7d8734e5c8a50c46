import { type ReactNode, useEffect, useId, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './settings.module.css'

export interface SettingsSectionProps {
  title: ReactNode
  /** What it is about. */
  detail?: ReactNode
  /** Stands at the end of the title's line: a fact, or the one switch that the section is. */
  aside?: ReactNode
  /** For links of the page to it. */
  id?: string | undefined
  /** What can't be undone stands in the last one. @default 'plain' */
  tone?: 'plain' | 'danger'
  /** `FieldRow`s, or anything else. */
  children?: ReactNode
}

/** A card of a page of settings. It is saved alone: by its own switches, or by one save bar, never by both. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, detail, aside, id, tone = 'plain', children } = props
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  // One that comes later than its page is the section that the address names all the same.
  useEffect(() => {
    if (id === undefined || location.hash !== `#${id}`) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <section
      ref={section}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={joinClasses(styles['section'], styles[tone])}
      aria-labelledby={titleId}
    >
      <header className={styles['head']}>
        <div className={styles['headWords']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          {detail && <p className={styles['detail']}>{detail}</p>}
        </div>
        {aside && <div className={styles['aside']}>{aside}</div>}
      </header>
      {children}
    </section>
  )
}
