import { type ReactElement, type ReactNode, type Ref, useId, useRef } from 'react'
import { cloneElement } from 'react'
import type { Placement } from '../floating/place-floating.ts'
import { useFloating } from '../floating/use-floating.ts'
import { menuGroups } from './menu-groups.ts'
import { MenuItemRow } from './menu-item-row.tsx'
import styles from './menu.module.css'
import { useMenuState } from './use-menu-state.ts'

export interface MenuItem {
  key: string
  label: string
  /** More about it, such as a time of day, at its end. */
  detail?: string | undefined
  icon?: ReactNode
  /** The keys that do the same. They are shown, not bound. */
  shortcut?: string | undefined
  onSelect: () => void
  /** Looks dangerous. Such items come last. @default false */
  danger?: boolean | undefined
  /** Makes it one of several choices, and says whether it is the current one. */
  checked?: boolean | undefined
  /** It is on or off by itself, whatever the others are. @default false */
  independent?: boolean | undefined
  /** It leads to nothing but the reason why it is closed. @default false */
  locked?: boolean | undefined
  /** @default false */
  disabled?: boolean | undefined
  /** The name of the choices that it belongs to, where a menu holds more than one set. */
  group?: string | undefined
}

/** What a menu adds to its trigger. */
export interface MenuTriggerProps {
  ref?: Ref<HTMLButtonElement> | undefined
  id?: string | undefined
  'aria-haspopup'?: 'menu' | undefined
  'aria-expanded'?: boolean | undefined
  'aria-controls'?: string | undefined
  onClick?: (() => void) | undefined
  onKeyDown?: ((event: React.KeyboardEvent) => void) | undefined
}

export interface MenuProps {
  /** The name of the list. */
  label: string
  /** A `Button` or `IconButton`; it is given the props that open the menu. */
  trigger: ReactElement<MenuTriggerProps>
  items: readonly MenuItem[]
  /** What is to be known of all of them, below the last. */
  note?: string | undefined
  /** @default 'bottom-start' */
  placement?: Placement
  /** For a menu whose code was loaded when its button was pressed. @default false */
  openAtOnce?: boolean
  /** It was left without a choice. */
  onDismiss?: (() => void) | undefined
}

/** A list of actions or choices that a button opens. Arrow keys, Home, End and first letters move in it. */
export function Menu(props: MenuProps) {
  const { label, trigger, items, note, placement = 'bottom-start', openAtOnce = false, onDismiss } = props
  const anchor = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const { isOpen, open, close, onTriggerKeyDown, onListKeyDown } = useMenuState({
    anchor,
    list,
    openAtOnce,
    onDismiss,
  })
  useFloating({ isOpen, anchor, floating: list, placement })
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => (isOpen ? close() : open('first')),
        onKeyDown: onTriggerKeyDown,
      })}
      {isOpen && (
        <div
          ref={list}
          id={id}
          popover="manual"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          aria-describedby={note && `${id}-note`}
          className={styles['list']}
          onKeyDown={onListKeyDown}
        >
          {menuGroups(items).map(({ name, items: together }) => (
            <div
              key={together[0]?.key}
              role={name === undefined ? 'none' : 'group'}
              aria-label={name}
              className={styles['group']}
            >
              {together.map((item) => (
                <MenuItemRow key={item.key} item={item} onChosen={close} />
              ))}
            </div>
          ))}
          {note && (
            <p id={`${id}-note`} role="none" className={styles['note']}>
              {note}
            </p>
          )}
        </div>
      )}
    </>
  )
}
