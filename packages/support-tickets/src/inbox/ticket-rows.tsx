import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { type Selection, useLatest, useNow, useUser } from '@replybay/feature-kit'
import { useTicketRowHeight, VirtualList, type VirtualListHandle } from '@replybay/ui-kit'
import { type ReactNode, type Ref, useState } from 'react'
import type { InboxPath } from '../routes.ts'
import type { InboxSearch } from '../model/inbox-search.ts'
import { FILTER_STRIP } from './filter-strip-height.ts'
import { RoughTicket } from './rough-ticket.tsx'
import { useIsHidden } from './row-parts.ts'
import { TicketItem } from './ticket-item.tsx'
import { useDraftIds } from '../drafts/use-draft-ids.ts'
import { useUnsentIds } from '../outbox/use-unsent-ids.ts'
import type { Inbox } from './use-inbox.ts'
import { useTicketLinks } from './use-ticket-links.ts'

const ticketKey = (ticket: TicketSummary) => ticket._id

interface TicketRowsProps {
  inbox: Inbox
  /** Names what is listed, so that each list keeps its place. */
  listKey: string
  path: InboxPath
  search: InboxSearch
  title: string
  selection: Selection
  /** Stands above the rows, and scrolls away with them. */
  head: ReactNode
  /** Shows the menu of a row beside its button. */
  onMenu: (ticketId: string, button: HTMLElement) => void
  ref: Ref<VirtualListHandle>
}

/** The tickets of a list, as many as are loaded. */
export function TicketRows(props: TicketRowsProps) {
  const { inbox, listKey, path, search, title, selection, head, onMenu, ref } = props
  const { t } = useLingui()
  const [firstListKey] = useState(listKey)
  const now = useNow()
  const user = useUser()
  const drafts = useDraftIds()
  const unsent = useUnsentIds()
  const hasTags = !useIsHidden('tags')
  const hasAssignee = !useIsHidden('assignee')
  const rowHeight = useTicketRowHeight()
  const linkTo = useTicketLinks(path, search)
  const onChoose = useLatest((id: string, isRange: boolean) =>
    isRange ? selection.extendTo(id, inbox.tickets.map(ticketKey)) : selection.toggle(id),
  )

  return (
    <VirtualList
      key={listKey}
      ref={ref}
      label={t`Tickets: ${title}`}
      items={inbox.tickets}
      estimateSize={rowHeight}
      isFixed
      getKey={ticketKey}
      placeKey={listKey}
      selectedKey={search.ticket}
      // Who looks for something else wants to see what was found, not where the open ticket stands in it.
      startsAtTop={listKey !== firstListKey}
      onEndReached={inbox.loadMore}
      head={head}
      headHeight={head ? FILTER_STRIP : 0}
      renderRough={(ticket) => <RoughTicket ticket={ticket} />}
      renderItem={(ticket, { tabIndex }) => (
        <TicketItem
          ticket={ticket}
          user={user}
          now={now}
          linkTo={linkTo}
          tabIndex={tabIndex}
          isOpen={ticket._id === search.ticket}
          hasDraft={drafts.has(ticket._id) || drafts.has(`note:${ticket._id}`)}
          isUnsent={unsent.has(ticket._id)}
          shownTag={search.tag}
          hasTags={hasTags}
          hasAssignee={hasAssignee}
          isChosen={selection.ids.has(ticket._id)}
          isChoosing={selection.ids.size > 0}
          onChoose={onChoose}
          onMenu={onMenu}
        />
      )}
    />
  )
}
