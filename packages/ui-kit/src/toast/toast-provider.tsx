import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Toast } from './toast.tsx'
import { type ShownToast, withToast } from './toast-list.ts'
import { type Toasts, ToastsContext } from './toasts-context.ts'
import styles from './toast.module.css'

/** Shows toasts at the bottom left of the window: three at most, 8 s each, paused on hover and focus. F6 goes to them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const region = useRef<HTMLElement>(null)
  const current = useRef<ShownToast[]>([])
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
        const id = crypto.randomUUID()
        const { kept, left } = withToast(current.current, { ...options, id })
        replace(kept)
        for (const toast of left) toast.onExpire?.()
        return id
      },
      dismiss: (id) => take(id)?.onExpire?.(),
    }
    return { toasts, undo: (id: string) => take(id)?.undo?.() }
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const first = region.current?.querySelector<HTMLElement>('button')
      if (event.key !== 'F6' || !first) return
      event.preventDefault()
      first.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  // A toast that goes away under the pointer sends no leave event.
  const isEmpty = list.length === 0
  if (isEmpty && isHeld) setHeld(false)

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
        {list.map((toast) => (
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
