import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Toast } from './toast.tsx'
import { type ShownToast, shownToasts } from './toast-list.ts'
import { type Toasts, ToastsContext } from './toasts-context.ts'
import styles from './toast.module.css'

/**
 * Shows toasts at the bottom left of the window: three at most, 8 s each, paused on hover and focus. F6 goes to the
 * newest.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const region = useRef<HTMLElement>(null)
  const current = useRef<ShownToast[]>([])
  const counter = useRef(0)
  const [list, setList] = useState<ShownToast[]>([])
  const [isHeld, setHeld] = useState(false)

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
        replace([...current.current, { ...options, id }])
        return id
      },
      dismiss: (id) => take(id)?.onExpire?.(),
    }
    return { toasts, undo: (id: string) => take(id)?.undo?.() }
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const button = region.current?.lastElementChild?.querySelector('button')
      if (event.key !== 'F6' || !button) return
      event.preventDefault()
      button.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  // A toast that goes away under the pointer or with the focus sends no event of that.
  useEffect(() => {
    if (list.length > 0) setHeld(region.current?.matches(':hover, :focus-within') ?? false)
    else setHeld(false)
  }, [list])

  return (
    <ToastsContext value={store.toasts}>
      {children}
      {/* Only watched for whether somebody is there. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={region}
        className={styles['region']}
        aria-label={t`Notifications`}
        aria-live="polite"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {shownToasts(list).map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            isHeld={isHeld}
            onDismiss={() => store.toasts.dismiss(toast.id)}
            onUndo={() => store.undo(toast.id)}
          />
        ))}
      </section>
    </ToastsContext>
  )
}
