import { type RefObject, useEffect } from 'react'
import { insertText } from './insert-text.ts'

/** Somebody who wants to answer is not kept waiting longer, in ms: then keys do again what they do elsewhere. */
const PATIENCE_MS = 10_000

const editors = new Map<string, HTMLTextAreaElement>()
/** What leads from a note to the answer, by the ticket. */
const turns = new Map<string, () => void>()
/** Tickets that can't be answered. */
const unanswerable = new Set<string>()

interface Waiting {
  ticketId: string
  isNote: boolean
  typed: string
  end: () => void
}
/** The ticket whose editor is to have the focus once it is there, or is there anew, until the person does something. */
let waiting: Waiting | undefined

/**
 * Puts the focus where a ticket is answered: now, or once that is there. What is typed until then is written there, and
 * does nothing else.
 *
 * @param isNote a note is written in place of it, in a ticket that is just being opened.
 */
export function focusComposer(ticketId: string, isNote = false): void {
  waiting?.end()
  turns.get(ticketId)?.()
  if (unanswerable.has(ticketId)) return
  wait(ticketId, isNote)
  const editor = editors.get(ticketId)
  // It may be of a page that is just being left.
  if (editor?.isConnected) editor.focus()
}

/**
 * Puts the focus in the note that is begun in the open ticket: now, or once that is there. What is typed until then is
 * written there, and does nothing else.
 */
export function focusNote(ticketId: string, editor: HTMLTextAreaElement | null): void {
  waiting?.end()
  if (editor) editor.focus()
  else wait(ticketId, true)
}

/** Whether a note in the ticket is begun whose editor is not there yet. */
export const isNoteAwaited = (ticketId: string): boolean => waiting?.ticketId === ticketId && waiting.isNote

function wait(ticketId: string, isNote: boolean): void {
  const ending = new AbortController()
  const end = () => {
    ending.abort()
    clearTimeout(timeout)
    if (waiting === own) waiting = undefined
  }
  const timeout = setTimeout(end, PATIENCE_MS)
  const own: Waiting = { ticketId, isNote, typed: '', end }
  waiting = own
  const options = { capture: true, signal: ending.signal }
  window.addEventListener('pointerdown', end, options)
  window.addEventListener(
    'keydown',
    (event) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
      if (isCommand || event.altKey) return
      if (event.key === 'Escape' || isField(event.target)) return end()
      if (event.key === 'Backspace') own.typed = own.typed.slice(0, -1)
      else if (event.key === 'Enter') own.typed += '\n'
      else if (event.key.length === 1) own.typed += event.key
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    options,
  )
}

// oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea')

/** Names the editor that `focusComposer` means, or that of a note. */
export function useComposerFocus(
  ticketId: string,
  editor: RefObject<HTMLTextAreaElement | null>,
  isNote = false,
): void {
  useEffect(() => {
    const element = editor.current
    if (!element) return undefined
    if (!isNote) editors.set(ticketId, element)
    if (waiting?.ticketId === ticketId && waiting.isNote === isNote) {
      const { typed, end } = waiting
      end()
      element.focus()
      element.setSelectionRange(element.value.length, element.value.length)
      if (typed !== '') insertText(element, typed)
    }
    return () => void editors.delete(ticketId)
  }, [ticketId, editor, isNote])
}

/** Says how the answer comes in sight where something else is written. */
export function useTurnToAnswer(ticketId: string, turn: () => void): void {
  useEffect(() => {
    turns.set(ticketId, turn)
    return () => void turns.delete(ticketId)
  }, [ticketId, turn])
}

/** Says that a ticket has no place for an answer. */
export function useUnanswerable(ticketId: string, isUnanswerable: boolean): void {
  useEffect(() => {
    if (!isUnanswerable) return undefined
    unanswerable.add(ticketId)
    if (waiting?.ticketId === ticketId && !waiting.isNote) waiting.end()
    return () => void unanswerable.delete(ticketId)
  }, [ticketId, isUnanswerable])
}

/** What shows a ticket, by the ticket: where another one does so by now, the ticket was not left. */
const shown = new Map<string, object>()

/** Ends waiting for the editor of a ticket that is left. */
export function useEndOfWaiting(ticketId: string): void {
  useEffect(() => {
    const own = {}
    shown.set(ticketId, own)
    return () =>
      queueMicrotask(() => {
        if (shown.get(ticketId) !== own) return
        shown.delete(ticketId)
        if (waiting?.ticketId === ticketId) waiting.end()
      })
  }, [ticketId])
}
