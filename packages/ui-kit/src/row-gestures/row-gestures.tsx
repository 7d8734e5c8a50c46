import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import styles from './row-gestures.module.css'
import { type SwipeSide, watchRowTouches } from './watch-row-touches.ts'

/** What a swipe does. */
export interface SwipeAct {
  label: string
  icon: ReactNode
  tone: 'success' | 'info'
}

export interface RowGesturesProps {
  /** Holds the rows, each of which says its index (`li[data-index]`). */
  pane: RefObject<HTMLElement | null>
  /** What swipes to the left and right do. */
  acts: Partial<Record<SwipeSide, SwipeAct>>
  /** Whether that can be done with a row. @default with all */
  isOffered?: ((index: number, side: SwipeSide) => boolean) | undefined
  onSwipe: (index: number, side: SwipeSide) => void
  /** A row was pressed for long, or tapped while others are chosen. */
  onChoose: (index: number) => void
  /** Whether any row is chosen. */
  isChoosing: boolean
  /** A row that is let go at speed goes all the way. @default false */
  takesFlicks?: boolean | undefined
}

/** Swipes and long presses on the rows of a list: for fingers. Shows only what a swipe will do. */
export function RowGestures(props: RowGesturesProps) {
  const { pane, acts, takesFlicks = false } = props
  const pattern = useRef<HTMLDivElement>(null)
  const isOffered = useEffectEvent(
    (row: HTMLElement, side: SwipeSide) =>
      acts[side] !== undefined && (props.isOffered?.(indexOf(row), side) ?? true),
  )
  const onSwipe = useEffectEvent((row: HTMLElement, side: SwipeSide) => props.onSwipe(indexOf(row), side))
  const onChoose = useEffectEvent((row: HTMLElement) => props.onChoose(indexOf(row)))
  const isChoosing = useEffectEvent(() => props.isChoosing)
  useEffect(() => {
    // A copy goes from row to row, which React has nothing to do with.
    const ground = pattern.current?.cloneNode(true)
    if (!pane.current || !(ground instanceof HTMLElement)) return undefined
    ground.hidden = false
    return watchRowTouches(pane.current, {
      ground,
      isOffered: (row, side) => isOffered(row, side),
      onSwipe: (row, side) => onSwipe(row, side),
      onChoose: (row) => onChoose(row),
      isChoosing: () => isChoosing(),
      takesFlicks,
    })
  }, [pane, takesFlicks])
  return (
    <div ref={pattern} hidden aria-hidden className={styles['ground']}>
      {(['left', 'right'] as const).map((side) => {
        const act = acts[side]
        return (
          act && (
            <span key={side} className={styles[side]} data-tone={act.tone}>
              {act.icon}
              {act.label}
            </span>
          )
        )
      })}
    </div>
  )
}

const indexOf = (row: HTMLElement): number => Number(row.dataset['index'])
