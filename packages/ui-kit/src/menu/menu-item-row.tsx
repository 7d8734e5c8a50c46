import { IconCheck, IconLock } from '@tabler/icons-react'
import { joinClasses } from '../join-classes.ts'
import { Keys } from '../keys/keys.tsx'
import styles from './menu.module.css'
import type { MenuItem } from './menu.tsx'

/** One line of a menu. */
export function MenuItemRow({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const isChoice = item.checked !== undefined
  return (
    <button
      type="button"
      role={isChoice ? (item.independent ? 'menuitemcheckbox' : 'menuitemradio') : 'menuitem'}
      aria-checked={item.checked}
      tabIndex={-1}
      disabled={item.disabled}
      className={joinClasses(
        styles['item'],
        item.danger && styles['danger'],
        item.locked && styles['locked'],
      )}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={() => {
        onChosen()
        item.onSelect()
      }}
    >
      {item.icon}
      <span className={styles['label']}>{item.label}</span>
      {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
      {item.shortcut && <Keys keys={item.shortcut} decorative />}
      {isChoice && (
        <span className={styles['check']}>
          {item.locked ? <IconLock aria-hidden /> : item.checked && <IconCheck aria-hidden />}
        </span>
      )}
    </button>
  )
}
