import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { channelLabel } from '../channel/channel-label.ts'
import { joinClasses } from '../join-classes.ts'
import { StatusGlyph } from '../status/status-glyph.tsx'
import type { WaitingLimits } from '../time/waiting-level.ts'
import { WaitingTime } from '../time/waiting-time.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './ticket-row.module.css'

/** What a row needs of the link that the caller renders. */
export interface TicketRowLinkProps {
  className: string
  children: ReactNode
  'aria-current'?: 'true' | undefined
}

/** That rows can be chosen, and whether this one is. */
export interface TicketRowChoice {
  isChosen: boolean
  /** Whether any row is chosen: all show their boxes then. */
  isChoosing: boolean
  /** A range, up to the row that was chosen last, where Shift was held. */
  onChoose: (isRange: boolean) => void
}

export interface TicketRowProps {
  /** The customer's. */
  name: string
  channel: string
  unread: boolean
  /** Since when the customer has waited; absent while nobody waits. */
  waitingSince: Date | undefined
  /** When something was said last. */
  lastAt: Date
  lastLine: string
  lastAuthor: 'customer' | 'support' | 'agent'
  /** Who of support spoke last, as the reader knows them: "You", "Thomas". */
  supportName?: string | undefined
  status: string
  /** `Tag`s, of which there is room for two. A compact row shows none. */
  tags?: ReactNode
  selected: boolean
  /** Adds a box in the avatar's place; without it the row can't be chosen. */
  choice?: TicketRowChoice | undefined
  /** Who looks after it. */
  assignee?: string | undefined
  now: Date
  /** @default one hour, and four */
  waitingLimits?: WaitingLimits | undefined
  /** Renders a router's link with these props. */
  renderLink: (props: TicketRowLinkProps) => ReactNode
}

/** More than ever fits: who listens to the list hears no novel. */
const LINE_LENGTH = 200

/** A ticket in a list: 83 px high, or 56 where the density is compact. */
export function TicketRow(props: TicketRowProps) {
  const {
    name,
    channel,
    unread,
    waitingSince,
    lastAt,
    lastLine,
    lastAuthor,
    supportName,
    status,
    tags,
    selected,
    choice,
    assignee,
    now,
    waitingLimits,
    renderLink,
  } = props
  const { t } = useLingui()
  const link = renderLink({
    className: joinClasses(
      styles['row'],
      (selected || choice?.isChosen) && styles['chosen'],
      selected && styles['selected'],
      unread && styles['unread'],
    ),
    'aria-current': selected ? 'true' : undefined,
    children: (
      <>
        <span className={styles['avatar']}>
          <Avatar name={name} channel={channel} />
        </span>
        <span className={styles['head']}>
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          {unread && (
            <span className={styles['dot']}>
              <VisuallyHidden>{t`Unread`}</VisuallyHidden>
            </span>
          )}
          <VisuallyHidden>{t(channelLabel(channel))}</VisuallyHidden>
          <span className={styles['waiting']}>
            <WaitingTime
              since={waitingSince ?? lastAt}
              now={now}
              isOver={waitingSince === undefined}
              limits={waitingLimits}
            />
          </span>
        </span>
        <span className={styles['line']}>
          <LastAuthor author={lastAuthor} supportName={supportName} />
          <span dir="auto">{lastLine.slice(0, LINE_LENGTH)}</span>
        </span>
        <span className={styles['foot']}>
          <StatusGlyph status={status} />
          <span className={styles['tags']}>{tags}</span>
          {assignee && (
            <span className={styles['assignee']} title={assignee}>
              <Avatar name={assignee} size={20} />
              <VisuallyHidden>{t`Assigned to ${assignee}`}</VisuallyHidden>
            </span>
          )}
        </span>
      </>
    ),
  })
  if (!choice) return link
  return (
    <div className={joinClasses(styles['choosable'], choice.isChoosing && styles['choosing'])}>
      {link}
      <label className={styles['choice']}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t`Choose the ticket from ${name}`}
          checked={choice.isChosen}
          onChange={() => undefined}
          onClick={({ shiftKey }) => choice.onChoose(shiftKey)}
        />
      </label>
    </div>
  )
}

function LastAuthor({
  author,
  supportName,
}: {
  author: TicketRowProps['lastAuthor']
  supportName?: string | undefined
}) {
  if (author === 'customer' || (author === 'support' && !supportName)) return null
  return (
    <span className={styles[author]}>
      {author === 'agent' ? <Trans>AI:</Trans> : <Trans context="who spoke last">{supportName}:</Trans>}{' '}
    </span>
  )
}
