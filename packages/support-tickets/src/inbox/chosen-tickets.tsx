import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { LazyBoundary, type Selection, useFirstInteraction, whenIdle } from '@replybay/feature-kit'
import { useTranslator } from '@replybay/i18n'
import { useShortcut, type VirtualListHandle } from '@replybay/ui-kit'
import { type RefObject, useCallback, useState } from 'react'
import type { BulkChange } from '../model/bulk-change.ts'
import { JobStrips } from '../bulk/job-strips.tsx'
import { useTicketDeletion } from '../deletion/use-ticket-deletion.ts'
import type { InboxFilter } from '../model/inbox-filter.ts'
import { RowKeys } from './row-keys.tsx'
import type { RowAct } from './row-tools.tsx'
import type { Inbox } from './use-inbox.ts'
import { onDemand } from '../on-demand/on-demand.ts'

/** Its keys have to be there when the first ticket is chosen: those of the open ticket mean that one alone. */
const ChosenBar = onDemand(async () => (await import('./chosen-bar.tsx')).ChosenBar)

interface ChosenTicketsProps {
  webId: string
  filter: InboxFilter
  inbox: Inbox
  list: RefObject<VirtualListHandle | null>
  selection: Selection
  /** How many tickets match in all, where that is known. */
  matching: number | undefined
  openId: string | undefined
  onExport: (ids: ReadonlySet<string>) => void
  onAct: RowAct
  /** These tickets are back. */
  onUndone: (ids: readonly string[]) => void
  /** These tickets are changed from here on. */
  onChanged: (ids: readonly string[], change: BulkChange) => void
}

/** The foot of the list: what can be done with the tickets that are chosen, and what is being done. */
export function ChosenTickets(props: ChosenTicketsProps) {
  const { webId, filter, inbox, list, selection, matching, openId, onExport } = props
  const isTicketOpen = openId !== undefined
  const { onAct, onUndone, onChanged } = props
  const remove = useTicketDeletion()
  const translator = useTranslator()
  const [hasInteracted, setInteracted] = useState(false)
  const preload = useCallback(
    () =>
      whenIdle(() => {
        void ChosenBar.preload(translator)
        setInteracted(true)
      }),
    [translator],
  )
  useFirstInteraction(preload)

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
  const hasChosen = selection.ids.size > 0
  return (
    <>
      <JobStrips />
      {(hasChosen || (hasInteracted && !isTicketOpen)) && (
        <LazyBoundary
          // The keys of a row are found in its menu, too.
          {...(!hasChosen && { renderProblem: () => null })}
          pending={
            hasChosen && (
              <>
                <HeldKey id="bulk-close" keys="e" />
                <HeldKey id="bulk-delete" keys="#" />
              </>
            )
          }
        >
          <ChosenBar
            webId={webId}
            filter={filter}
            loaded={inbox}
            selection={selection}
            isClosed={filter.status === 'closed'}
            matching={matching}
            openId={openId}
            focused={focused}
            onAct={onAct}
            onLeaving={() => list.current?.moveFocus(1)}
            onReturn={(id) => list.current?.focus(id)}
            onExport={onExport}
            onUndone={onUndone}
            onChanged={onChanged}
          />
        </LazyBoundary>
      )}
      {!hasChosen && !isTicketOpen && (
        <RowKeys
          focused={focused}
          onClose={() => leave((ticket) => onAct(ticket, { status: 'closed' }))}
          onDelete={() => leave((ticket) => remove(ticket, { onUndone: () => onUndone([ticket._id]) }))}
        />
      )}
    </>
  )
}

/** Does nothing until what acts on the chosen tickets is there: the same key would act on the open one. */
function HeldKey({ id, keys }: { id: string; keys: string }) {
  const { t } = useLingui()
  const group = t`Tickets`
  useShortcut({ id, keys, label: group, group, selection: group, run: () => undefined })
  return null
}
