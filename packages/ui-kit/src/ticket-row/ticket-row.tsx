import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { IconUser } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import avatars from '../avatar/avatar.module.css'
import { colourIndex, COLOURS, initials } from '../avatar/initials.ts'
import { channelColour } from '../channel/channel-colour.ts'
import { channelLabel } from '../channel/channel-label.ts'
import { joinClasses } from '../join-classes.ts'
import { statusLabel } from '../status/status-label.ts'
import type { TagTone } from '../tag/tag.tsx'
import tones from '../tag/tag.module.css'
import { waitingLevel, type WaitingLimits } from '../time/waiting-level.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import glyphs from './row-glyphs.module.css'
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

/** What is done with a row without opening it. */
export interface TicketRowMenu {
  tabIndex: 0 | -1
  /** Shows the menu beside its button. */
  onOpen: (button: HTMLElement) => void
}

/** A short word about a ticket. */
export interface TicketRowTag {
  text: string
  /** @default 'neutral' */
  tone?: TagTone | undefined
  icon?: 'order' | 'draft' | 'sample' | 'return' | 'agent' | 'lock' | 'moon' | undefined
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
  /** What was searched for, in place of the last line: every second part is marked. */
  passage?: readonly string[] | undefined
  lastAuthor: 'customer' | 'support' | 'agent'
  /** Who of support spoke last, as the reader knows them: "You", "Thomas". */
  supportName?: string | undefined
  status: string
  /** There is room for two. A compact row shows the icons of marks alone. */
  tags?: readonly TicketRowTag[] | undefined
  selected: boolean
  /** Adds a box in the avatar's place; without it the row can't be chosen. */
  choice?: TicketRowChoice | undefined
  /** Adds a button that is seen on hover and while it has the focus. */
  menu?: TicketRowMenu | undefined
  /** Who looks after it. */
  assignee?: string | undefined
  /** Among those who work in it: not shown twice. */
  isAssigneePresent?: boolean | undefined
  /** Who else works in it, at the end of the last line. */
  presence?: ReactNode
  now: Date
  /** @default one hour, and four */
  waitingLimits?: WaitingLimits | undefined
  /** Renders a router's link with these props. */
  renderLink: (props: TicketRowLinkProps) => ReactNode
}

/** More than ever fits: who listens to the list hears no novel. */
const LINE_LENGTH = 200
/** What a compact row shows of tags: marks that are there for the reader, not what the ticket is about. */
const KEPT: ReadonlySet<string> = new Set(['draft', 'sample', 'agent', 'lock', 'moon'])
const KNOWN_STATUSES = ['open', 'answered', 'closed']

/**
 * A ticket in a list: 83 px high, or 56 where the density is compact. It has few elements, and its icons have none: a list
 * that is scrolled fast draws hundreds of rows in a second.
 */
export function TicketRow(props: TicketRowProps) {
  const {
    name,
    channel,
    unread,
    status,
    tags = [],
    selected,
    choice,
    menu,
    assignee,
    isAssigneePresent = false,
    presence,
    renderLink,
  } = props
  const { t } = useLingui()
  const waiting = useWaiting(props)
  const hasAssignee = assignee !== undefined && !isAssigneePresent
  const isKnown = KNOWN_STATUSES.includes(status)
  const words = [
    unread && t`Unread`,
    t(channelLabel(channel)),
    waiting.words,
    t(statusLabel(status)),
    assignee && t`Assigned to ${assignee}`,
  ]
  const link = renderLink({
    className: joinClasses(
      styles['row'],
      (selected || choice?.isChosen) && styles['chosen'],
      selected && styles['selected'],
      unread && styles['unread'],
      hasAssignee && styles['assigned'],
      Boolean(presence) && styles['present'],
    ),
    'aria-current': selected ? 'true' : undefined,
    children: (
      <>
        <span
          className={joinClasses(styles['disc'], discColour(name), glyphs['onChannel'], glyphs[channel])}
          style={{ '--channel': channelColour(channel) } as CSSProperties}
          aria-hidden
        >
          {initials(name) || <IconUser />}
        </span>
        <span className={styles['head']}>
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          <VisuallyHidden>{words.filter(Boolean).join(', ')}</VisuallyHidden>
          <time
            dateTime={waiting.since.toISOString()}
            title={waiting.title}
            className={joinClasses(styles['waiting'], waiting.level && glyphs['clock'])}
            data-level={waiting.level}
            aria-hidden
          >
            {waiting.elapsed}
          </time>
        </span>
        <Line {...props} />
        <span
          className={joinClasses(
            styles['foot'],
            glyphs[isKnown ? status : 'ring'],
            styles[isKnown ? status : 'unknown'],
          )}
        >
          {!isKnown && <span aria-hidden>{status}</span>}
          {tags.map(({ text, tone = 'neutral', icon }) => (
            <span
              key={`${icon} ${text}`}
              className={joinClasses(
                styles['tag'],
                tones[tone],
                icon && styles['pictured'],
                icon && KEPT.has(icon) && styles['kept'],
                icon === 'lock' && styles['iconAlone'],
                icon && glyphs[icon],
              )}
              title={icon === 'lock' ? text : undefined}
              dir="auto"
            >
              {text}
            </span>
          ))}
          {hasAssignee && (
            <span
              className={joinClasses(styles['assignee'], discColour(assignee))}
              title={assignee}
              aria-hidden
            >
              {initials(assignee)}
            </span>
          )}
          {presence}
        </span>
      </>
    ),
  })
  if (!choice && !menu) return link
  return (
    <div className={joinClasses(styles['choosable'], choice?.isChoosing && styles['choosing'])}>
      {link}
      {choice && (
        <input
          type="checkbox"
          tabIndex={-1}
          className={joinClasses(styles['choice'], glyphs['check'])}
          aria-label={t`Select the ticket from ${name}`}
          checked={choice.isChosen}
          onChange={() => undefined}
          onClick={({ shiftKey }) => choice.onChoose(shiftKey)}
        />
      )}
      {menu && (
        <button
          type="button"
          tabIndex={menu.tabIndex}
          className={joinClasses(styles['more'], glyphs['dots'])}
          aria-haspopup="menu"
          aria-label={t`Actions for the ticket from ${name}`}
          onClick={({ currentTarget }) => menu.onOpen(currentTarget)}
        />
      )}
    </div>
  )
}

/** How long the customer has waited, or how long ago something was said last. */
function useWaiting({ waitingSince, lastAt, now, waitingLimits }: TicketRowProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const since = waitingSince ?? lastAt
  const milliseconds = now.getTime() - since.getTime()
  const isNew = milliseconds < 60_000
  const elapsed = isNew ? formats.relative(since, now) : formats.elapsed(milliseconds)
  const level = waitingSince ? waitingLevel(milliseconds, waitingLimits) : 'calm'
  return {
    since,
    elapsed,
    title: formats.dateTime(since),
    words: waitingSince && !isNew ? t`Waiting for ${elapsed}` : formats.relative(since, now),
    level: level === 'calm' ? undefined : level,
  }
}

function Line({ lastLine, passage, lastAuthor, supportName }: TicketRowProps) {
  const line =
    passage?.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part)) ??
    lastLine.slice(0, LINE_LENGTH)
  if (passage || lastAuthor === 'customer' || (lastAuthor === 'support' && !supportName)) {
    return (
      <span className={styles['line']} dir="auto">
        {line}
      </span>
    )
  }
  return (
    <span className={styles['line']}>
      <span className={styles[lastAuthor]}>
        {lastAuthor === 'agent' ? (
          <Trans>AI:</Trans>
        ) : (
          <Trans context="who spoke last">{supportName}:</Trans>
        )}{' '}
      </span>
      <span dir="auto">{line}</span>
    </span>
  )
}

function discColour(name: string): string | undefined {
  return avatars[`colour${colourIndex(name, COLOURS)}`]
}
