import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** A `<dialog>` that keeps the focus while it is open and gives it back where it came from. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    element?.showModal()
    // Not its close button, which would greet the reader with a tooltip.
    const first = element?.querySelector<HTMLElement>('[data-autofocus]') ?? element
    first?.focus()
    return () => element?.close()
  }, [isOpen])
  // Removed while it is open: a dialog that is no longer in the page can't give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return dialog
}
