import { type KeyboardEvent, useRef } from 'react'
import styles from './mode-cards.module.css'
import type { ReplyMode, ReplyModeChoice } from './use-reply-modes.ts'

interface ModeCardsProps {
  label: string
  modes: readonly ReplyModeChoice[]
  /** As the server has it: it stays lit until that says yes to another. */
  value: ReplyMode
  /** The one that is on its way. */
  wanted: ReplyMode | undefined
  onChoose: (mode: ReplyMode) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One of a few modes, each with what it means. Arrow keys move, Enter chooses. */
export function ModeCards({ label, modes, value, wanted, onChoose }: ModeCardsProps) {
  const group = useRef<HTMLDivElement>(null)
  function move(event: KeyboardEvent, place: number) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const cards = group.current?.querySelectorAll('button')
    cards?.[(place + step + modes.length) % modes.length]?.focus()
  }
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={styles['modes']}>
      {modes.map((mode, place) => (
        <button
          key={mode.value}
          type="button"
          role="radio"
          aria-checked={mode.value === value}
          aria-busy={mode.value === wanted || undefined}
          tabIndex={mode.value === value ? 0 : -1}
          className={styles['mode']}
          onKeyDown={(event) => move(event, place)}
          onClick={() => mode.value !== value && wanted === undefined && onChoose(mode.value)}
        >
          <span className={styles['name']}>
            <span className={styles['dot']} aria-hidden />
            {mode.label}
          </span>
          <span className={styles['detail']}>{mode.detail}</span>
        </button>
      ))}
    </div>
  )
}
