import { type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import item from './nav-item.module.css'
import styles from './nav-switch.module.css'
import rail from './rail.module.css'

export interface NavSwitchProps {
  label: string
  icon: ReactNode
  /** Undefined while it is not known: a press then asks again. */
  isOn: boolean | undefined
  /** What that means, and why it can't be changed. */
  hint: string
  /** In sight below it, such as why nothing comes of it though it is on. The rail has no room for it. */
  note?: ReactNode
  /** Only an icon, in the rail. */
  isNarrow: boolean
  /** The change is on its way. @default false */
  busy?: boolean | undefined
  /** The person may only see it: a press still says why. @default false */
  locked?: boolean | undefined
  onPress: () => void
}

/** What the AI agents do by themselves, on or off, among the entries of the navigation. */
export function NavSwitch(props: NavSwitchProps) {
  const { label, icon, isOn, hint, note, isNarrow, busy = false, locked = false, onPress } = props
  const id = useId()
  return (
    <>
      <Tooltip label={hint} placement={isNarrow ? 'right' : 'top'}>
        <button
          type="button"
          className={joinClasses(isNarrow ? rail['icon'] : item['item'], styles['switch'])}
          {...(isOn !== undefined && { role: 'switch', 'aria-checked': isOn })}
          aria-label={label}
          aria-describedby={id}
          aria-busy={busy}
          aria-disabled={busy || locked}
          onClick={() => !busy && onPress()}
        >
          {isNarrow ? icon : <span className={item['icon']}>{icon}</span>}
          {!isNarrow && <span className={styles['label']}>{label}</span>}
          {isOn === undefined ? (
            <span className={isNarrow ? rail['badge'] : item['count']}>{'—'}</span>
          ) : (
            <span className={isNarrow ? styles['dot'] : styles['track']} />
          )}
          <span id={id} hidden>
            {hint}
          </span>
        </button>
      </Tooltip>
      {note && !isNarrow && <p className={styles['note']}>{note}</p>}
    </>
  )
}
