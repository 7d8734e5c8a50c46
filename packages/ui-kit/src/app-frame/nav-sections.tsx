import { useId } from 'react'
import type { NavSectionEntry } from './app-frame-types.ts'
import { NavItem } from './nav-item.tsx'
import styles from './nav-sections.module.css'

/** Groups of navigation entries, one below the other. */
export function NavSections({ sections }: { sections: readonly NavSectionEntry[] }) {
  return sections.map((section) => <NavSection key={section.key} section={section} />)
}

function NavSection({ section }: { section: NavSectionEntry }) {
  const id = useId()
  return (
    <div className={styles['section']}>
      {section.label && (
        <div id={id} className={styles['label']}>
          {section.label}
        </div>
      )}
      <ul aria-labelledby={section.label && id}>
        {section.items.map((item) => (
          <li key={item.key}>
            <NavItem item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
