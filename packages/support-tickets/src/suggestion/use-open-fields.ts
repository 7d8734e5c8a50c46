import { findOpenFields, nextOpenField } from '@replybay/feature-kit'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Place } from '../model/place.ts'

/** The places of a reply that are to be filled in: Tab goes from one to the next, and none is sent empty. */
export function useOpenFields(area: RefObject<HTMLTextAreaElement | null>, text: string) {
  const [isRefused, setRefused] = useState(false)
  const fields = findOpenFields(text)
  function select({ at, length }: Place) {
    area.current?.focus()
    area.current?.setSelectionRange(at, at + length)
  }
  return {
    fields,
    /** It was to be sent, and is not. */
    isRefused: isRefused && fields.length > 0,
    /** Leads to a place. */
    select,
    selectFirst(): boolean {
      const [first] = findOpenFields(area.current?.value ?? '')
      if (first) select(first)
      return first !== undefined
    },
    /** @returns whether it may not be sent; then the first one has the focus. */
    refuses(): boolean {
      const [first] = fields
      setRefused(first !== undefined)
      if (first) select(first)
      return first !== undefined
    },
    /** Takes a key of the textarea. @returns whether it was for the fields. */
    takesKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
      if (event.key !== 'Tab' || event.metaKey || event.ctrlKey || event.altKey) return false
      const { value, selectionStart, selectionEnd } = event.currentTarget
      const next = nextOpenField(value, [selectionStart, selectionEnd], event.shiftKey)
      if (!next) return false
      event.preventDefault()
      select(next)
      return true
    },
  }
}
