import { useLingui } from '@lingui/react/macro'
import { type CannedAnswer, cannedAnswerQueries, type Ticket } from '@replybay/api-client'
import { openField, slashWordAt, useCan, useUser, whenIdle } from '@replybay/feature-kit'
import { useLocale } from '@replybay/i18n'
import { caretOptionId } from '@replybay/ui-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { insertText } from '../model/insert-text.ts'
import { factWords, isFactKind } from '../suggestion/fact-words.ts'
import { useWithoutRemoved } from '../removal/use-without-removed.ts'
import { fillVariables } from './fill-variables.ts'
import { matchAnswers, textFor } from './match-answers.ts'
import { previewOf } from './preview-of.ts'
import { variableValues } from './variable-values.ts'

/** Saved replies at the caret: which ones, which is active, and what the keys of the textarea do. */
export function useCannedMenu(
  ticket: Ticket,
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onInserted: (answer: CannedAnswer) => void,
) {
  const id = useId()
  const { t } = useLingui()
  const user = useUser()
  const { locale } = useLocale()
  /** Where one types, at a word that may name a saved reply; nothing elsewhere. */
  const [caret, setCaret] = useState<number>()
  const [closedAt, setClosedAt] = useState<number>()
  const [active, setActive] = useState(0)
  const hasCanned = useCan('canned-answers')
  const withoutRemoved = useWithoutRemoved('canned-answer')
  const word = hasCanned && caret !== undefined ? slashWordAt(text, caret) : undefined
  const client = useQueryClient()
  // Who types fast has chosen one before a list that is asked for at the slash is there.
  useEffect(() => {
    if (!hasCanned) return
    return whenIdle(() => void client.prefetchQuery(cannedAnswerQueries.list()))
  }, [client, hasCanned])
  const { data = none } = useQuery({ ...cannedAnswerQueries.list(), enabled: word !== undefined })
  const found = word && word.from !== closedAt ? matchAnswers(withoutRemoved(data), word.query) : none
  const isOpen = found.length > 0
  const current = Math.min(active, found.length - 1)
  const textOf = (answer: CannedAnswer) => textFor(answer, ticket.customer.language, locale)

  function look({ currentTarget }: { currentTarget: HTMLTextAreaElement }) {
    const { value, selectionStart, selectionEnd } = currentTarget
    const place = selectionStart === selectionEnd ? selectionEnd : undefined
    const next = place === undefined ? undefined : slashWordAt(value, place)
    setCaret(next && place)
    if (!next) setClosedAt(undefined)
    if (next?.query !== word?.query) setActive(0)
  }
  function choose(index: number) {
    const answer = found[index]
    if (!answer || !word || !area.current) return
    const filled = fillVariables(textOf(answer), variableValues(ticket, user), (kind) =>
      openField(isFactKind(kind) ? t(factWords[kind]) : t`your text`),
    )
    insertText(area.current, filled.text, word.from)
    const [from, to] = filled.selection
    area.current.setSelectionRange(word.from + from, word.from + to)
    onInserted(answer)
  }
  function move(step: number) {
    setActive((current + step + found.length) % found.length)
  }

  return {
    /** What stands at the caret, if something does. */
    menu: word &&
      isOpen && {
        id,
        at: word.from,
        options: found.map((answer) => ({
          key: answer._id,
          label: answer.title,
          aside: `/${answer.shortcut}`,
          detail: previewOf(fillVariables(textOf(answer), variableValues(ticket, user), () => '…').text),
        })),
        active: current,
        onChoose: choose,
      },
    /** For the textarea. */
    props: {
      'aria-autocomplete': hasCanned ? ('list' as const) : undefined,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? caretOptionId(id, current) : undefined,
      onSelect: look,
      // Not every text comes from keys, and only those are told as a selection.
      onInput: look,
      onBlur: () => setCaret(undefined),
    },
    /** Takes a key of the textarea. @returns whether it was for the menu. */
    takesKey: (event: KeyboardEvent): boolean => {
      if (!isOpen || event.nativeEvent.isComposing || event.metaKey || event.ctrlKey || event.shiftKey)
        return false
      if (event.key === 'ArrowDown') move(1)
      else if (event.key === 'ArrowUp') move(-1)
      else if (event.key === 'Enter' || event.key === 'Tab') choose(current)
      else if (event.key === 'Escape') setClosedAt(word?.from)
      else return false
      event.preventDefault()
      return true
    },
  }
}

const none: CannedAnswer[] = []
