import { type RefObject, useEffect } from 'react'

const editors = new Map<string, HTMLElement>()
/** The ticket whose editor is to have the focus once it is there. */
let awaited: string | undefined

/** Puts the focus where a ticket is answered: now, or once that is there. */
export function focusComposer(ticketId: string): void {
  const editor = editors.get(ticketId)
  if (editor) editor.focus()
  else awaited = ticketId
}

/** Names the editor that `focusComposer` means. */
export function useComposerFocus(ticketId: string, editor: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = editor.current
    if (!element) return undefined
    editors.set(ticketId, element)
    if (awaited === ticketId) element.focus()
    awaited = undefined
    return () => void editors.delete(ticketId)
  }, [ticketId, editor])
}
