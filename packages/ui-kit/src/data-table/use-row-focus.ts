import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Actions {
  onChoose: ((index: number, isRange: boolean) => void) | undefined
  onOpen: ((index: number) => void) | undefined
  /** Keys have moved the focus. */
  onMove?: (index: number) => void
}

const PAGE = 10

/** Which row has the focus or would have it, and what keys do there. */
export function useRowFocus(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  { onChoose, onOpen, onMove }: Actions,
) {
  const [focused, setFocused] = useState(0)
  const scrollTo = useRef<(index: number) => void>(undefined)
  const index = Math.min(focused, Math.max(0, count - 1))

  function focusRow(next: number) {
    if (next < 0) return
    setFocused(next)
    scrollTo.current?.(next)
    // The row is there once the list has been drawn at its new place.
    focusDrawn(next)
  }
  function focusDrawn(row: number) {
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${row}"]`)?.focus(),
    )
  }
  function onKeyDown(event: KeyboardEvent) {
    const row = event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-index]')
    // A control in a row has its own keys.
    if (!row || event.target !== row || event.ctrlKey || event.metaKey || event.altKey) return
    const at = Number(row.dataset['index'])
    const target = targets(at, count)[event.key]
    if (target !== undefined) {
      event.preventDefault()
      const next = Math.max(0, Math.min(count - 1, target))
      if (event.shiftKey) {
        if (next !== at) onChoose?.(next, true)
      }
      focusRow(next)
      if (next !== at) onMove?.(next)
    } else if (event.key === 'Enter' && onOpen) {
      event.preventDefault()
      onOpen(at)
    } else if ((event.key === 'x' || event.key === ' ') && onChoose) {
      event.preventDefault()
      onChoose(at, event.shiftKey)
    }
  }
  const last = useRef<Element>(null)
  // A row that has gone leaves the focus to the one in its place.
  useLayoutEffect(() => {
    if (last.current?.isConnected !== false) return
    last.current = null
    if (document.activeElement === document.body) focusDrawn(index)
  })
  const hasFocus = () => Boolean(scroller.current?.querySelector('[data-index]:focus'))
  const moveFocus = (step: 1 | -1) =>
    focusRow(hasFocus() ? Math.max(0, Math.min(count - 1, index + step)) : Math.min(index, count - 1))
  const onFocus = (event: FocusEvent) => {
    last.current = event.target
  }
  return { index, scrollTo, onKeyDown, onFocus, focusRow, moveFocus, hasFocus }
}

function targets(at: number, count: number): Readonly<Record<string, number>> {
  return {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
  }
}
