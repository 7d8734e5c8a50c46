import { useLingui } from '@lingui/react/macro'
import type { TicketSummary, User } from '@replybay/api-client'
import { LazyBoundary } from '@replybay/feature-kit'
import { TicketRow } from '@replybay/ui-kit'
import { memo } from 'react'
import { customerName } from '../model/customer-name.ts'
import { isWindowClosed } from '../model/is-window-closed.ts'
import { firstName } from '../model/first-name.ts'
import { isSnoozed } from '../model/is-snoozed.ts'
import { useUntilWords } from '../model/use-until-words.ts'
import { RowPresence } from '../presence/late-presence.ts'
import { usePeopleAt, without } from '../presence/presence-store.ts'
import { isHandedOff } from '../model/hand-off.ts'
import { firstTags, tagOrder } from './first-tags.ts'
import type { TicketLink } from './use-ticket-links.ts'

interface TicketItemProps {
  ticket: TicketSummary
  /** Who looks. */
  user: User
  now: Date
  linkTo: (ticketId: string) => TicketLink
  tabIndex: 0 | -1
  isOpen: boolean
  /** The person has begun to write in it. */
  hasDraft: boolean
  /** A reply of the person has not reached it, at least at the first try. */
  isUnsent: boolean
  /** The tag that the list is narrowed to. */
  shownTag: string | undefined
  /** Whether the person does without them in lists. */
  hasTags: boolean
  hasAssignee: boolean
  isChosen: boolean
  /** Any ticket of the list is chosen. */
  isChoosing: boolean
  onChoose: (ticketId: string, isRange: boolean) => void
  onMenu: (ticketId: string, button: HTMLElement) => void
}

/** One ticket of a list. Drawn again when it has changed, not whenever something of its list has. */
export const TicketItem = memo(function TicketItem(props: TicketItemProps) {
  const { ticket, user, now, linkTo, tabIndex, isOpen, hasDraft, isUnsent } = props
  const { shownTag, hasTags, hasAssignee, isChosen, isChoosing } = props
  const { onChoose, onMenu } = props
  const { t, i18n } = useLingui()
  const untilWords = useUntilWords()
  const people = without(usePeopleAt(ticket._id), user._id)
  const { lastMessage } = ticket
  const wasHandedOff = isHandedOff(ticket)
  const wakesAt = isSnoozed(ticket, now.getTime()) && ticket.snoozedUntil
  const [orders, others] = tagOrder((hasTags && ticket.tags) || [], shownTag)
  const isMine = ticket.assigneeId === user._id
  const assignee = ticket.assigneeId
    ? (isMine && user.name) || ticket.assigneeName || t`a teammate`
    : undefined
  return (
    <TicketRow
      name={customerName(i18n, ticket.customer)}
      channel={ticket.channel}
      unread={ticket.unread === true}
      waitingSince={ticket.waitingSince ? new Date(ticket.waitingSince) : undefined}
      waitingLimits={user.waitingLimits}
      lastAt={new Date(lastMessage?.createdAt ?? ticket.createdAt)}
      lastLine={lastMessage?.text ?? ticket.subject ?? ''}
      passage={ticket.passage}
      lastAuthor={lastMessage?.author ?? 'customer'}
      supportName={
        lastMessage?.authorId === user._id
          ? t`You`
          : lastMessage?.authorName && firstName(lastMessage.authorName)
      }
      status={ticket.status}
      assignee={hasAssignee ? assignee : undefined}
      tags={[
        ...(isWindowClosed(ticket, now)
          ? [{ text: t`Reply window closed`, tone: 'warning', icon: 'lock' } as const]
          : []),
        ...(isUnsent ? [{ text: t`Not sent`, tone: 'danger' } as const] : []),
        ...(wakesAt ? [{ text: untilWords(new Date(wakesAt), now), icon: 'moon' } as const] : []),
        ...firstTags(orders, 1),
        ...(hasDraft ? [{ text: t`Draft`, tone: 'warning', icon: 'draft' } as const] : []),
        ...(user.sample_webs?.includes(ticket.webId)
          ? [{ text: t`Sample`, tone: 'accent', icon: 'sample' } as const]
          : []),
        ...firstTags(others, (wasHandedOff ? 1 : 2) - Math.min(1, orders.length)),
        ...(wasHandedOff ? [{ text: t`Handed off`, tone: 'ai', icon: 'agent' } as const] : []),
      ]}
      isAssigneePresent={people.some(({ _id }) => _id === ticket.assigneeId)}
      presence={
        people.length > 0 && (
          <LazyBoundary>
            <RowPresence people={people} />
          </LazyBoundary>
        )
      }
      selected={isOpen}
      choice={{ isChosen, isChoosing, onChoose: (isRange) => onChoose(ticket._id, isRange) }}
      menu={{ tabIndex, onOpen: (button) => onMenu(ticket._id, button) }}
      now={now}
      renderLink={({ children, ...rest }) => (
        <a {...rest} {...linkTo(ticket._id)} tabIndex={tabIndex}>
          {children}
        </a>
      )}
    />
  )
})
