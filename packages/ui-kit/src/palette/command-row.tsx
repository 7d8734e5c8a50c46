import { useEffect, useRef } from 'react'
import { Keys } from '../keys/keys.tsx'
import type { Command } from './command-palette.tsx'
import styles from './command-palette.module.css'

interface CommandRowProps {
  id: string
  command: Command
  isCurrent: boolean
  onRun: () => void
}

/** One line of the palette. */
export function CommandRow({ id, command, isCurrent, onRun }: CommandRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // The focus stays in the field, whose arrow keys and Enter do the same.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={styles['row']}
      onClick={onRun}
      onPointerDown={(event) => event.preventDefault()}
    >
      <span className={styles['icon']} aria-hidden>
        {command.icon}
      </span>
      <span className={styles['label']}>{command.label}</span>
      {command.detail && <span className={styles['detail']}>{command.detail}</span>}
      {command.keys && (
        <span className={styles['keys']}>
          {command.keys.split(' ').map((press) => (
            <Keys key={press} keys={press} decorative />
          ))}
        </span>
      )}
    </div>
  )
}
