import { useLingui } from '@lingui/react/macro'
import type { TicketSummary } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { TicketRow, useDensity, VirtualList, type VirtualListHandle } from '@replybay/ui-kit'
import type { Ref } from 'react'
import type { Selection } from '../bulk/use-selection.ts'
import type { InboxPath } from '../routes.ts'
import { customerName } from '../ticket/customer-name.ts'
import { SampleTag } from '../ticket/sample-tag.tsx'
import { DraftTag } from './draft-tag.tsx'
import type { InboxSearch } from './inbox-search.ts'
import { TicketTags } from './ticket-tags.tsx'
import { useDraftIds } from './use-draft-ids.ts'
import type { Inbox } from './use-inbox.ts'
import { useNow } from './use-now.ts'
import { useTicketLinks } from './use-ticket-links.ts'

/** In px, by density; each is measured once it is there. */
const heights = { comfortable: 83, compact: 56 }
const ticketKey = (ticket: TicketSummary) => ticket._id

interface TicketRowsProps {
  inbox: Inbox
  /** Names what is listed, so that each list keeps its place. */
  listKey: string
  path: InboxPath
  search: InboxSearch
  title: string
  selection: Selection
  ref: Ref<VirtualListHandle>
}

/** The tickets of a list, as many as are loaded. */
export function TicketRows({ inbox, listKey, path, search, title, selection, ref }: TicketRowsProps) {
  const { t, i18n } = useLingui()
  const now = useNow()
  const user = useUser()
  const drafts = useDraftIds()
  const { density } = useDensity()
  const linkTo = useTicketLinks(path, search)
  const listed = () => inbox.tickets.map(ticketKey)

  return (
    <VirtualList
      key={listKey}
      ref={ref}
      label={t`Tickets: ${title}`}
      items={inbox.tickets}
      estimateSize={heights[density]}
      getKey={ticketKey}
      placeKey={listKey}
      selectedKey={search.ticket}
      onEndReached={inbox.loadMore}
      renderItem={(ticket, { tabIndex }) => (
        <TicketRow
          name={customerName(i18n, ticket.customer)}
          channel={ticket.channel}
          unread={ticket.unread === true}
          waitingSince={ticket.waitingSince ? new Date(ticket.waitingSince) : undefined}
          waitingLimits={user.waitingLimits}
          lastAt={new Date(ticket.lastMessage?.createdAt ?? ticket.createdAt)}
          lastLine={ticket.lastMessage?.text ?? ticket.subject ?? ''}
          lastAuthor={ticket.lastMessage?.author ?? 'customer'}
          supportName={
            ticket.lastMessage?.authorId === user._id ? t`You` : ticket.lastMessage?.authorName?.split(' ')[0]
          }
          status={ticket.status}
          assignee={ticket.assigneeId ? (ticket.assigneeName ?? t`a colleague`) : undefined}
          tags={
            <>
              {(drafts.has(ticket._id) || drafts.has(`note:${ticket._id}`)) && <DraftTag />}
              <SampleTag webId={ticket.webId} />
              <TicketTags tags={ticket.tags ?? []} />
            </>
          }
          selected={ticket._id === search.ticket}
          choice={{
            isChosen: selection.ids.has(ticket._id),
            isChoosing: selection.ids.size > 0,
            onChoose: (isRange) =>
              isRange ? selection.extendTo(ticket._id, listed()) : selection.toggle(ticket._id),
          }}
          now={now}
          renderLink={({ children, ...props }) => (
            <a {...props} {...linkTo(ticket._id)} tabIndex={tabIndex}>
              {children}
            </a>
          )}
        />
      )}
    />
  )
}
