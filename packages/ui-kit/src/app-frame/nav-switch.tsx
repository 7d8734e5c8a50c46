import { IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './nav-switch.module.css'

export interface NavSwitchProps {
  label: string
  icon: ReactNode
  /** Undefined while it is not known: a press then asks again. */
  isOn: boolean | undefined
  /** What that means, and why it can't be changed. */
  hint: string
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
  const { label, icon, isOn, hint, isNarrow, busy = false, locked = false, onPress } = props
  const id = useId()
  return (
    <Tooltip label={hint} placement={isNarrow ? 'right' : 'top'}>
      <button
        type="button"
        className={joinClasses(styles['switch'], isNarrow && styles['narrow'])}
        {...(isOn !== undefined && { role: 'switch', 'aria-checked': isOn })}
        aria-describedby={id}
        aria-busy={busy}
        aria-disabled={busy || locked}
        onClick={() => !busy && onPress()}
      >
        <span className={styles['icon']} aria-hidden>
          {icon}
        </span>
        {isNarrow ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={styles['label']}>{label}</span>
        )}
        {isOn === undefined ? <IconRefresh aria-hidden /> : <span className={styles['track']} aria-hidden />}
        <span id={id} hidden>
          {hint}
        </span>
      </button>
    </Tooltip>
  )
}
