import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { LazyBoundary, lazyPart, useCan, useFirstInteraction, useUser, whenIdle } from '@replybay/feature-kit'
import { useShortcut, type VirtualListHandle } from '@replybay/ui-kit'
import { type RefObject, useState } from 'react'
import { changeOf, type TicketStep } from '../change/ticket-step.ts'
import type { BulkChange } from '../model/bulk-change.ts'
import { JobStrips } from '../bulk/job-strips.tsx'
import { useBulkChange } from '../bulk/use-bulk-change.ts'
import type { Selection } from '../bulk/use-selection.ts'
import { useTicketDeletion } from '../deletion/use-ticket-deletion.ts'
import type { InboxFilter } from '../model/inbox-filter.ts'
import type { RowMenuKey } from '../model/row-menu-key.ts'
import { RowKeys } from './row-keys.tsx'
import type { RowAct } from './row-tools.tsx'
import type { Inbox } from './use-inbox.ts'

/** Its keys have to be there when the first ticket is chosen: those of the open ticket mean that one alone. */
const BulkBar = lazyPart(async () => (await import('../bulk/bulk-bar.tsx')).BulkBar)
const preload = () => whenIdle(() => void BulkBar.preload())

interface ChosenTicketsProps {
  webId: string
  filter: InboxFilter
  inbox: Inbox
  list: RefObject<VirtualListHandle | null>
  selection: Selection
  /** How many tickets match in all, where that is known. */
  matching: number | undefined
  isTicketOpen: boolean
  onExport: (ids: ReadonlySet<string>) => void
  onAct: RowAct
  /** These tickets are back. */
  onUndone: (ids: readonly string[]) => void
  /** These tickets are changed from here on. */
  onChanged: (ids: readonly string[], change: BulkChange) => void
}

/** The foot of the list: what can be done with the tickets that are chosen, and what is being done. */
export function ChosenTickets(props: ChosenTicketsProps) {
  const { webId, filter, inbox, list, selection, matching, isTicketOpen, onExport } = props
  const { onAct, onUndone, onChanged } = props
  const start = useBulkChange()
  const remove = useTicketDeletion()
  const user = useUser()
  const canWork = useCan('tickets')
  const [opens, setOpens] = useState<RowMenuKey>()
  useFirstInteraction(preload)

  function change(wanted: BulkChange, assigneeName?: string) {
    const ids = [...selection.ids]
    const goBack = () => {
      selection.set(ids)
      onUndone(ids)
    }
    start({ webId, ids, change: wanted, assigneeName, told: { onUndone: goBack } })
    onChanged(ids, wanted)
    if (!staysListed(wanted, filter)) selection.clear()
  }
  function focused(): TicketSummary | undefined {
    const id = list.current?.focusedKey()
    return inbox.tickets.find(({ _id }) => _id === id)
  }
  function leave(act: (ticket: TicketSummary) => void) {
    const ticket = focused()
    if (!ticket) return
    // The row may go, and the focus must not go with it.
    list.current?.moveFocus(1)
    act(ticket)
  }
  const actOnFocused = (step: TicketStep) => {
    const ticket = focused()
    if (!ticket) return
    if (!staysListed(changeOf(step), filter)) list.current?.moveFocus(1)
    onAct(ticket, step)
  }
  return (
    <>
      <JobStrips />
      {selection.ids.size > 0 && (
        <LazyBoundary
          pending={
            <>
              <HeldKey id="bulk-close" keys="e" />
              <HeldKey id="bulk-delete" keys="#" />
            </>
          }
        >
          <BulkBar
            webId={webId}
            filter={filter}
            loaded={inbox}
            selection={selection}
            isClosed={filter.status === 'closed'}
            opens={opens}
            onOpened={() => setOpens(undefined)}
            matching={matching}
            onChange={change}
            onExport={() => onExport(selection.ids)}
          />
        </LazyBoundary>
      )}
      {selection.ids.size === 0 && !isTicketOpen && (
        <RowKeys
          onClose={() => leave((ticket) => onAct(ticket, { status: 'closed' }))}
          onDelete={() => leave((ticket) => remove(ticket, { onUndone: () => onUndone([ticket._id]) }))}
          {...(canWork && {
            onTake: () => actOnFocused({ assigneeId: user._id, assigneeName: user.name }),
            onMarkUnread: () => actOnFocused({ unread: true }),
            onMenu: (menu: RowMenuKey) => {
              const ticket = focused()
              if (!ticket) return
              selection.set([ticket._id])
              setOpens(menu)
            },
          })}
        />
      )}
    </>
  )
}

/** Whether tickets that are listed by a filter are so after a change, so that more can be done with them. */
function staysListed({ assigneeId, addTags, removeTags, unread, ...other }: BulkChange, filter: InboxFilter): boolean {
  if (Object.values(other).some((value) => value !== undefined)) return false
  if (assigneeId !== undefined && filter.assignee !== undefined) return false
  if (removeTags && filter.tag !== undefined) return false
  return unread === undefined || filter.unread === undefined
}

/** Does nothing until what acts on the chosen tickets is there: the same key would act on the open one. */
function HeldKey({ id, keys }: { id: string; keys: string }) {
  const { t } = useLingui()
  const group = t`Tickets`
  useShortcut({ id, keys, label: group, group, selection: group, run: () => undefined })
  return null
}
