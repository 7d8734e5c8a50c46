import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { type MenuGroup, menuGroups } from '../menu/menu-groups.ts'
import type { MenuItem } from '../menu/menu.tsx'
import styles from './sheet-items.module.css'

interface SheetItemsProps {
  items: readonly MenuItem[]
  /** What is to be known of all of them, below the last. */
  note?: string | undefined
}

/** The items of a menu as rows of a `Sheet`, where fingers choose. The caller closes the sheet. */
export function SheetItems({ items, note }: SheetItemsProps) {
  return (
    <>
      {menuGroups(items).map((group) => (
        <Items key={group.items[0]?.key} group={group} />
      ))}
      {note && <p className={styles['note']}>{note}</p>}
    </>
  )
}

function Items({ group: { name, items } }: { group: MenuGroup }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={name && id} className={styles['group']}>
      {name && (
        <h3 id={id} className={styles['name']}>
          {name}
        </h3>
      )}
      {items.map(({ key, label, detail, icon, danger, checked, disabled, onSelect }) => (
        <button
          key={key}
          type="button"
          aria-pressed={checked}
          disabled={disabled}
          className={joinClasses(styles['item'], danger && styles['danger'])}
          onClick={onSelect}
        >
          {icon}
          <span className={styles['label']} dir="auto">
            {label}
          </span>
          {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
          {checked && <IconCheck aria-hidden className={styles['check']} />}
        </button>
      ))}
    </div>
  )
}
