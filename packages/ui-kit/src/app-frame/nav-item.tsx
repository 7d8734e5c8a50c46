import { useFormats } from '@replybay/i18n'
import { IconLock } from '@tabler/icons-react'
import { joinClasses } from '../join-classes.ts'
import type { NavEntry } from './app-frame-types.ts'
import styles from './nav-item.module.css'

/** One line of the sidebar, of a fly-out or of the sheet: icon, label, count. */
export function NavItem({ item }: { item: NavEntry }) {
  return item.renderLink({
    className: joinClasses(styles['item'], item.selected && styles['selected']),
    'aria-current': item.selected ? 'page' : undefined,
    title: item.locked,
    children: (
      <>
        <span className={styles['icon']} aria-hidden>
          {item.icon}
        </span>
        <span className={styles['label']}>{item.label}</span>
        {item.locked ? <IconLock aria-hidden className={styles['lock']} /> : <Count count={item.count} />}
      </>
    ),
  })
}

function Count({ count }: { count: number | null | undefined }) {
  const formats = useFormats()
  if (count === undefined) return null
  return <span className={styles['count']}>{count === null ? '—' : formats.number(count)}</span>
}
