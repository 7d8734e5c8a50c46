import { useEffect, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Keys } from '../keys/keys.tsx'
import type { Command } from './command.ts'
import { MarkedText } from './marked-text.tsx'
import styles from './palette-view.module.css'
import { SecondsLeft } from './seconds-left.tsx'

interface CommandRowProps {
  id: string
  command: Command
  /** What is searched for, which stands out in it. */
  words: string
  isCurrent: boolean
  onRun: () => void
}

/** One line of the palette. */
export function CommandRow({ id, command, words, isCurrent, onRun }: CommandRowProps) {
  const { label, icon, detail, aside, clock, keys, isDanger } = command
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
      className={joinClasses(styles['row'], isDanger && styles['danger'])}
      onClick={onRun}
      onPointerDown={(event) => event.preventDefault()}
    >
      <span className={styles['icon']} aria-hidden>
        {icon}
      </span>
      <span className={styles['text']}>
        <bdi>
          <MarkedText text={label} words={words} />
        </bdi>
        {detail && (
          <bdi className={styles['detail']}>
            {' '}
            <MarkedText text={detail} words={words} />
          </bdi>
        )}
      </span>
      <span className={styles['end']}>
        {aside && <> {aside}</>}
        {clock && <SecondsLeft clock={clock} />}
        {keys && (
          <span className={styles['keys']}>
            {keys.split(/[ +]/).map((key) => (
              <Keys key={key} keys={key} decorative />
            ))}
          </span>
        )}
      </span>
    </div>
  )
}
