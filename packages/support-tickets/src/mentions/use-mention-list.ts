import { type Assignee, ticketQueries, type Ticket } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { caretOptionId } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { insertText } from '../model/insert-text.ts'
import { findColleagues, mentionName } from './find-colleagues.ts'
import { type Mention, mentionEndingAt, mentionWordAt } from './mention-word.ts'

interface Mentioning {
  ticket: Ticket
  area: RefObject<HTMLTextAreaElement | null>
  text: string
  mentions: readonly Mention[]
  /** One was chosen, and stands in the text. */
  onMention: (mention: Mention) => void
}

/** Colleagues whom a note can name: which ones, which is active, and what the keys of the textarea do. */
export function useMentionList({ ticket, area, text, mentions, onMention }: Mentioning) {
  const id = useId()
  const userId = useUser()._id
  const [caret, setCaret] = useState<number>()
  const [closedAt, setClosedAt] = useState<number>()
  const [active, setActive] = useState(0)
  const word = caret === undefined ? undefined : mentionWordAt(text, caret)
  // Who types fast has chosen one before a list that is asked for at the @ is there.
  const { data = none } = useQuery({ ...ticketQueries.assignees(), enabled: caret !== undefined })
  const found = word && word.from !== closedAt ? findColleagues(data, word.query, ticket, userId) : none
  const isOpen = found.length > 0
  const current = Math.min(active, found.length - 1)

  function look({ currentTarget }: { currentTarget: HTMLTextAreaElement }) {
    const { value, selectionStart, selectionEnd } = currentTarget
    const place = selectionStart === selectionEnd ? selectionEnd : undefined
    const next = place === undefined ? undefined : mentionWordAt(value, place)
    setCaret(place)
    if (!next) setClosedAt(undefined)
    if (next?.query !== word?.query) setActive(0)
  }
  function choose(index: number) {
    const person = found[index]
    if (!person || !word || !area.current) return
    const name = mentionName(person, data)
    insertText(area.current, `@${name} `, word.from)
    onMention({ _id: person._id, name })
  }
  /** A mention is one unit. @returns whether one was deleted. */
  function deletes(): boolean {
    const { selectionStart = 0, selectionEnd = 0, value = '' } = area.current ?? {}
    const mention = selectionStart === selectionEnd && mentionEndingAt(value, selectionEnd, mentions)
    if (!mention || !area.current) return false
    insertText(area.current, '', selectionEnd - mention.name.length - 1)
    return true
  }

  return {
    /** The colleagues to choose from, while there are any. */
    list: isOpen ? { id, found, active: current, onChoose: choose } : undefined,
    /** For the textarea. */
    props: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? caretOptionId(id, current) : undefined,
      onSelect: look,
      // Not every text comes from keys, and only those are told as a selection.
      onInput: look,
      onBlur: () => setCaret(undefined),
    },
    /** Takes a key of the textarea. @returns whether it was for a mention. */
    takesKey: (event: KeyboardEvent): boolean => {
      const { key, metaKey, ctrlKey, shiftKey, altKey } = event
      if (event.nativeEvent.isComposing || metaKey || ctrlKey || shiftKey || altKey) return false
      if (key === 'Backspace') {
        if (!deletes()) return false
      } else if (!isOpen) return false
      else if (key === 'ArrowDown') setActive((current + 1) % found.length)
      else if (key === 'ArrowUp') setActive((current - 1 + found.length) % found.length)
      else if (key === 'Enter' || key === 'Tab') choose(current)
      else if (key === 'Escape') setClosedAt(word?.from)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}

const none: Assignee[] = []
