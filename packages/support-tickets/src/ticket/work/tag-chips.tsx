import { orderLink, useIsFilled } from '@replybay/feature-kit'
import { isOrderNumber } from '@replybay/feature-kit/order-links'
import { Tag } from '@replybay/ui-kit'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { OrderChip } from './order-chip.tsx'
import styles from './work-strip.module.css'

const GAP = 6
/** What "+" and each digit behind it take, in px. */
const FIGURE = 8

interface TagChipsProps {
  tags: readonly string[] | undefined
  /** What changes them, behind the last one. It names them all. */
  children: ReactNode
}

/** The tags of a ticket, orders first. Those for which there is no room are counted; orders are never among them. */
export function TagChips({ tags = [], children }: TagChipsProps) {
  const orders = tags.filter(isOrderNumber)
  const others = tags.filter((tag) => !isOrderNumber(tag))
  const isLinked = useIsFilled(orderLink)
  const row = useRef<HTMLDivElement>(null)
  const shown = useFitting(row, others)
  const rest = others.length - shown
  return (
    <div ref={row} className={styles['chips']}>
      {orders.map((order) => (
        <span key={order} data-order aria-hidden={!isLinked || undefined}>
          <OrderChip order={order} />
        </span>
      ))}
      {others.map((tag, index) => (
        <span key={tag} data-chip className={styles[index < shown ? 'chip' : 'folded']} aria-hidden>
          <Tag>{tag}</Tag>
        </span>
      ))}
      {rest > 0 && (
        <span className={styles['rest']} title={others.slice(shown).join(', ')} aria-hidden>
          {`+${rest}`}
        </span>
      )}
      <span data-end className={styles['end']}>
        {children}
      </span>
    </div>
  )
}

/** How many chips there is room for. Those that are folded keep their width, and take no place. */
function useFitting(row: React.RefObject<HTMLDivElement | null>, tags: readonly string[]): number {
  const [fitting, setFitting] = useState(tags.length)
  const names = tags.join('\n')
  useLayoutEffect(() => {
    const element = row.current
    if (!element || names === '') return undefined
    const measure = () => {
      const chips = [...element.querySelectorAll<HTMLElement>('[data-chip]')]
      const end = element.querySelector<HTMLElement>('[data-end]')?.offsetWidth ?? 0
      const orders = [...element.querySelectorAll('[data-order]')]
      const taken = orders.reduce((sum, order) => sum + order.getBoundingClientRect().width + GAP, end)
      setFitting(
        countFitting(
          chips.map((chip) => chip.getBoundingClientRect().width),
          element.clientWidth - taken,
        ),
      )
    }
    // It tells the first size by itself, before anything is drawn.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row, names])
  return Math.min(fitting, tags.length)
}

/** How many of these widths fit into a room; where not all do, beside the number of the others. */
export function countFitting(widths: readonly number[], room: number): number {
  const ends = widths.map((_, index) =>
    widths.slice(0, index + 1).reduce((sum, width) => sum + width + GAP, 0),
  )
  if ((ends.at(-1) ?? 0) <= room) return widths.length
  const rest = (shown: number) => GAP + FIGURE * `+${widths.length - shown}`.length
  return ends.filter((end, index) => end + rest(index + 1) <= room).length
}
