import { useLingui } from '@lingui/react/macro'
import { ticketQueries, type TicketSummary } from '@replybay/api-client'
import { type Selection, useCan } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { type InboxFilter } from '../model/inbox-filter.ts'

/** What is loaded of a list. */
export interface LoadedTickets {
  tickets: readonly TicketSummary[]
  /** Whether there are more than are loaded. */
  hasMore: boolean
}

/** Choosing all tickets that match, however many are loaded. */
export function useChooseAll(
  webId: string,
  filter: InboxFilter,
  loadedTickets: LoadedTickets,
  selection: Selection,
) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const client = useQueryClient()
  const canListIds = useCan('tickets')
  const [isChoosing, setChoosing] = useState(false)
  const [wholeSize, setWholeSize] = useState<number>()
  const { tickets, hasMore: hasMoreTickets } = loadedTickets
  const loaded = tickets.map(({ _id }) => _id)
  const areLoadedChosen = loaded.every((id) => selection.ids.has(id))

  async function chooseAll() {
    if (!hasMoreTickets || !canListIds) return selection.set(loaded)
    setChoosing(true)
    try {
      const { sort: _, ...matching } = filter
      const { ids, hasMore } = await client.fetchQuery(ticketQueries.ids(webId, matching))
      selection.set(ids)
      setWholeSize(ids.length)
      if (hasMore) {
        const most = formats.number(ids.length)
        toasts.show({
          title: t`First ${most} selected`,
          detail: t`That’s the most you can select at a time.`,
        })
      }
    } catch (error) {
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'listTicketIds', error),
        detail: t`Your selection hasn’t changed. Try again.`,
      })
    } finally {
      setChoosing(false)
    }
  }

  return {
    chooseAll: () => void chooseAll(),
    isChoosing,
    isWhole: areLoadedChosen && (!hasMoreTickets || selection.ids.size === wholeSize),
  }
}
