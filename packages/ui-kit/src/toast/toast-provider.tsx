import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { joinClasses } from '../join-classes.ts'
import { Toast } from './toast.tsx'
import { MOST_UNDOABLE, type ShownToast, shownToasts, withToast } from './toast-list.ts'
import { ToastPlaceContext } from './toast-place.tsx'
import { toastMilliseconds, type Toasts, ToastsContext } from './toasts-context.ts'
import styles from './toast.module.css'
import { UndoKey } from './undo-key.tsx'
import { useMovable } from './use-movable.ts'

/**
 * Shows toasts in the `ToastPlace` of the page, else at the bottom left of the window: three at most, 8 s each, paused
 * on hover and focus. F6 goes to the newest, and `z` undoes the newest act that can be undone, of up to ten.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const region = useRef<HTMLElement>(null)
  const current = useRef<ShownToast[]>([])
  const counter = useRef(0)
  const [list, setList] = useState<ShownToast[]>([])
  const [isHeld, setHeld] = useState(false)
  /** The pointer has moved over it: one that rests where a toast comes up holds nothing back. */
  const isPointedAt = useRef(false)
  const { movable, home, isPlaced, setPlace } = useMovable()

  const store = useMemo(() => {
    const replace = (next: ShownToast[]) => setList((current.current = next))
    const take = (id: string) => {
      const toast = current.current.find((shown) => shown.id === id)
      replace(current.current.filter((shown) => shown.id !== id))
      return toast
    }
    const toasts: Toasts = {
      show(options) {
        const id = `toast-${++counter.current}`
        const clock = { left: options.seconds ?? toastMilliseconds / 1_000 }
        replace(withToast(current.current, { ...options, id, clock }))
        const undoable = current.current.filter(({ undo }) => undo)
        if (undoable.length > MOST_UNDOABLE && undoable[0]) toasts.dismiss(undoable[0].id)
        return id
      },
      dismiss: (id) => take(id)?.onExpire?.(),
    }
    return { toasts, undo: (id: string) => take(id)?.undo?.() }
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shown = region.current?.querySelectorAll(':scope > :not([hidden])') ?? []
      const button = [...shown].at(-1)?.querySelector('button')
      if (event.key !== 'F6' || !button) return
      event.preventDefault()
      button.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  // A toast that goes away under the pointer or with the focus sends no event of that.
  useEffect(() => {
    isPointedAt.current &&= region.current?.matches(':hover') ?? false
    setHeld(list.length > 0 && (isPointedAt.current || Boolean(region.current?.matches(':focus-within'))))
  }, [list])

  const newestUndo = list.findLast(({ undo }) => undo)
  const behind = list.filter(({ undo }) => undo).length - 1
  const notifications = (
    // Only watched for whether somebody is there.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className={joinClasses(styles['region'], isPlaced ? styles['placed'] : styles['floating'])}
      aria-label={t`Notifications`}
      aria-live="polite"
      onPointerMove={({ movementX, movementY }) => {
        // What comes up under a pointer gets an event as well, of no way.
        if (movementX === 0 && movementY === 0) return
        isPointedAt.current = true
        setHeld(true)
      }}
      onPointerLeave={() => {
        isPointedAt.current = false
        setHeld(false)
      }}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shownToasts(list).map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          behind={toast.id === newestUndo?.id ? behind : 0}
          isHeld={isHeld}
          onDismiss={() => store.toasts.dismiss(toast.id)}
          onUndo={() => store.undo(toast.id)}
        />
      ))}
    </section>
  )
  return (
    <ToastsContext value={store.toasts}>
      <ToastPlaceContext value={setPlace}>{children}</ToastPlaceContext>
      {newestUndo && (
        <UndoKey key={newestUndo.id} toast={newestUndo} onUndo={() => store.undo(newestUndo.id)} />
      )}
      <div ref={home} />
      {createPortal(notifications, movable)}
    </ToastsContext>
  )
}
