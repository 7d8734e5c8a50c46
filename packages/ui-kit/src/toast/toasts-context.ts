import { createContext, useContext } from 'react'

export interface ToastOptions {
  /** What, and what happened to it: "Closed: Élodie Marchand". */
  title: string
  /** The title as it is seen while the seconds run: "Sending reply in 6s". */
  titleAt?: ((secondsLeft: number) => string) | undefined
  detail?: string | undefined
  /** A `danger` stays until it is dismissed. @default 'info' */
  tone?: 'success' | 'danger' | 'info' | undefined
  action?: { label: string; onSelect: () => void } | undefined
  /** How long it stays where nobody holds it, s. @default 8 */
  seconds?: number | undefined
  /** Adds an "Undo" button. Of several acts that can be undone the newest is seen. */
  undo?: (() => void) | undefined
  /** When that was done, ms since 1970: what was done later is undone first. @default now */
  doneAt?: number | undefined
  /** Called when the toast goes and was not undone: its time ran out, it was dismissed, or newer ones pushed it out. */
  onExpire?: (() => void) | undefined
}

export interface Toasts {
  /** Shows a toast, and returns its id. */
  show: (toast: ToastOptions) => string
  /** Takes a toast away as if its time had run out. Does nothing for one that is gone. */
  dismiss: (id: string) => void
}

/** How long a toast stays that nobody holds. */
export const toastMilliseconds = 8_000

export const ToastsContext = createContext<Toasts | undefined>(undefined)

/** Shows and dismisses toasts. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.')
  return toasts
}
