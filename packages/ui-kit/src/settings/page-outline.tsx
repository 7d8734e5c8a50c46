import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import styles from './page-outline.module.css'
import { useSectionInSight } from './use-section-in-sight.ts'

export interface PageOutlineProps {
  /** The `SettingsSection`s of the page by their ids, in their order. */
  sections: readonly { id: string; label: string }[]
  /** Links to other pages, in place of what one may look for here. */
  children?: ReactNode
}

/** Beside a long page: its sections, with the one that is read now, and where else to look. */
export function PageOutline({ sections, children }: PageOutlineProps) {
  const { t } = useLingui()
  const [nav, setNav] = useState<HTMLElement | null>(null)
  const { current, goTo } = useSectionInSight(
    nav,
    sections.map(({ id }) => id),
  )
  return (
    <div className={styles['outline']}>
      <nav ref={setNav} aria-label={t`On this page`}>
        <p className={styles['title']}>{t`On this page`}</p>
        <ul className={styles['sections']}>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={styles['link']}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(id)
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
