import { CountBadge } from '../count-badge/count-badge.tsx'
import { joinClasses } from '../join-classes.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import type { NavEntry } from './app-frame-types.ts'
import styles from './rail.module.css'

/** One entry of the rail. */
export function RailLink({ item }: { item: NavEntry }) {
  const label = item.count ? `${item.label}, ${item.count}` : item.label
  return (
    <li>
      <Tooltip label={item.locked ?? item.label} placement="right">
        {item.renderLink({
          className: joinClasses(styles['icon'], item.selected && styles['selected']),
          'aria-current': item.selected ? 'page' : undefined,
          'aria-label': label,
          children: (
            <>
              {item.icon}
              <span className={styles['badge']}>
                <CountBadge count={item.count ?? 0} />
              </span>
            </>
          ),
        })}
      </Tooltip>
    </li>
  )
}
