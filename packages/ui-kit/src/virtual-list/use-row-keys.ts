import type { Virtualizer } from '@tanstack/react-virtual'
import type { KeyboardEvent, RefObject } from 'react'

/** Arrows, Home and End: scroll to the row and give it the focus. The page moves the focus in the same way. */
export function useRowKeys(
  scroller: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
) {
  const take = (index: number) => {
    const row = scroller.current?.querySelector(`[data-index="${index}"]`)
    const target = row?.querySelector<HTMLElement>('a, button, [tabindex]')
    target?.focus({ preventScroll: true })
    return target !== null && target !== undefined
  }
  const focusRow = (index: number) => {
    virtualizer.scrollToIndex(index)
    if (take(index)) return
    const { activeElement } = document
    const takeLate = () => {
      // Who has gone elsewhere meanwhile stays there.
      if (document.activeElement === activeElement || document.activeElement === document.body) take(index)
    }
    // A row that was far away is there after the next paint only.
    requestAnimationFrame(() => requestAnimationFrame(takeLate))
  }
  const focusedIndex = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]')
    return row && scroller.current?.contains(row) ? Number(row.dataset['index']) : undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element)) return
    const row = target.closest<HTMLElement>('[data-index]')
    const next = row && nextRow(key, Number(row.dataset['index']), virtualizer.options.count)
    if (next === null || next === undefined) return
    event.preventDefault()
    focusRow(next)
  }
  return { onKeyDown, focusRow, focusedIndex }
}

function nextRow(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
