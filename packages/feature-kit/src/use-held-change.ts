import type { Pending, PendingChange } from '@replybay/sync'
import { type ToastOptions, useToasts } from '@replybay/ui-kit'
import { useUser } from './session-provider.tsx'

interface Words extends Pick<ToastOptions, 'detail' | 'action'> {
  title: string
  /** Said to who undoes it after it was sent. */
  tooLate: string
  /** Leads back to what it was done to, once it is undone. */
  onUndone?: (() => void) | undefined
}

/** Keeps a change, with a toast that undoes it; it goes to the server once the toast is gone. @returns the toast's id */
export function useHeldChange<Change extends PendingChange>({
  keep,
  hold,
  takeBack,
}: Pick<Pending<Change>, 'keep' | 'hold' | 'takeBack'>): (change: Change, words: Words) => string {
  const toasts = useToasts()
  const userId = useUser()._id
  return (change, { title, detail, action, tooLate, onUndone }) => {
    keep(userId, change)
    const release = hold(userId, change.key)
    const undo = async () => {
      // Toasts wait for room, and one may be held: it may have been sent meanwhile.
      const isBack = await takeBack(userId, change.key)
      if (isBack) onUndone?.()
      else toasts.show({ tone: 'danger', title: tooLate })
    }
    return toasts.show({ title, detail, action, undo: () => void undo(), onExpire: release })
  }
}
