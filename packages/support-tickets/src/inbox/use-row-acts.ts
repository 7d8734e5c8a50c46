import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useBulkChange } from '../bulk/use-bulk-change.ts'
import type { BulkChange } from '../model/bulk-change.ts'
import { customerName } from '../model/customer-name.ts'
import { useSnoozedWords } from '../model/use-snoozed-words.ts'

/** What is done with one ticket of a list. */
export interface RowActs {
  close: (ticket: TicketSummary) => void
  reopen: (ticket: TicketSummary) => void
  snooze: (ticket: TicketSummary, moment: Date) => void
}

interface RowActOptions {
  webId: string
  onChanged: (ids: readonly string[], change: BulkChange) => void
  /** Asks until when a ticket sleeps that was just snoozed. */
  onOtherTime: (ticket: TicketSummary) => void
}

/** Changes one ticket of a list, with its name in the toast that undoes it. */
export function useRowActs({ webId, onChanged, onOtherTime }: RowActOptions): RowActs {
  const { t, i18n } = useLingui()
  const start = useBulkChange()
  const sayUntil = useSnoozedWords()
  const act = ({ _id }: TicketSummary, change: BulkChange, told: Parameters<typeof start>[0]['told']) => {
    start({ webId, ids: [_id], change, ...(told && { told }) })
    onChanged([_id], change)
  }
  return {
    close(ticket) {
      const name = customerName(i18n, ticket.customer)
      act(ticket, { status: 'closed' }, { title: t`Closed: ${name}` })
    },
    reopen: (ticket) => act(ticket, { status: 'open' }, undefined),
    snooze(ticket, moment) {
      const name = customerName(i18n, ticket.customer)
      act(
        ticket,
        { snoozedUntil: moment.toISOString() },
        {
          title: sayUntil(moment, new Date()),
          detail: name,
          action: { label: t`Other time`, onSelect: () => onOtherTime(ticket) },
        },
      )
    },
  }
}
