import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { movedTo, orderWith, type Taken } from './reorder.ts'

interface Reorder {
  /** What is moved, in its order. */
  ids: readonly string[]
  /** It was dropped in another place. */
  onMove: (from: number, to: number) => void
  /** Says what happened, for those who hear it. */
  onTell: (event: 'taken' | 'moved' | 'dropped' | 'put-back', taken: Taken) => void
}

/**
 * Moves one of a list by its handle. Keys: Space takes and drops it, arrows, Home and End move it, Escape puts it back; so does
 * leaving it. Pointer: it follows, and is dropped where it is let go.
 */
export function useReorder({ ids, onMove, onTell }: Reorder) {
  const [taken, setTaken] = useState<Taken>()
  const list = useRef<HTMLOListElement>(null)
  const isByPointer = useRef(false)
  const handleOf = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)
  // A row that is drawn in another place loses the focus.
  const focusAgain = useEffectEvent((id: string) => {
    if (!isByPointer.current) handleOf(id)?.focus()
  })
  useEffect(() => {
    if (taken) focusAgain(taken.id)
  }, [taken])

  function take(id: string) {
    const from = ids.indexOf(id)
    const next = { id, from, to: from }
    setTaken(next)
    onTell('taken', next)
  }
  function moveTo(place: number) {
    if (!taken) return
    const next = movedTo(taken, place, ids.length)
    if (next.to === taken.to) return
    setTaken(next)
    onTell('moved', next)
  }
  function drop() {
    if (!taken) return
    setTaken(undefined)
    onTell('dropped', taken)
    if (taken.to !== taken.from) onMove(taken.from, taken.to)
  }
  function putBack() {
    if (!taken) return
    setTaken(undefined)
    onTell('put-back', taken)
  }
  function onKeyDown(event: KeyboardEvent, id: string) {
    const act = keyAct(event.key)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
    function keyAct(key: string): (() => void) | undefined {
      const isHeld = taken?.id === id
      if (key === ' ') return isHeld ? drop : () => take(id)
      if (!isHeld) return undefined
      if (key === 'ArrowUp') return () => moveTo(taken.to - 1)
      if (key === 'ArrowDown') return () => moveTo(taken.to + 1)
      if (key === 'Home') return () => moveTo(0)
      if (key === 'End') return () => moveTo(ids.length - 1)
      if (key === 'Enter') return drop
      return key === 'Escape' ? putBack : undefined
    }
  }
  /** The place whose row is under the pointer. */
  function placeAt(y: number): number {
    const rows = [...(list.current?.children ?? [])]
    const place = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return place < 0 ? rows.length - 1 : place
  }
  const handleProps = (id: string) => ({
    'data-handle': id,
    'aria-pressed': taken?.id === id,
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id),
    onBlur: () => {
      if (isByPointer.current) return
      // Drawn in another place, it has the focus again at once.
      setTimeout(() => {
        if (document.activeElement !== handleOf(id)) putBack()
      })
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      isByPointer.current = true
      // The list stays where it is; the handle is drawn anew.
      list.current?.setPointerCapture(event.pointerId)
      take(id)
    },
  })
  const stop = (act: () => void) => () => {
    if (!isByPointer.current) return
    act()
    isByPointer.current = false
  }
  const listProps = {
    ref: list,
    onPointerMove: (event: PointerEvent) => {
      if (isByPointer.current) moveTo(placeAt(event.clientY))
    },
    onPointerUp: stop(drop),
    onPointerCancel: stop(putBack),
  }
  return { order: orderWith(ids, taken), takenId: taken?.id, handleProps, listProps, handleOf }
}
