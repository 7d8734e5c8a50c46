import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { IconLock, IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './message-bubble.module.css'
import { MessageCaption } from './message-caption.tsx'
import { MessageText } from './message-text.tsx'

export interface MessageBubbleProps {
  /** Found by it in the document, as `data-id`. */
  id?: string | undefined
  /** Who speaks; it decides place and colours. */
  author: 'customer' | 'support' | 'agent' | 'note'
  /** The speaker's name, as the reader knows it: "Élodie", "You". */
  authorName: string
  /** The name whose initials the avatar shows. @default authorName */
  avatarName?: string | undefined
  time: Date
  text: string
  /** The reader wrote it: it brings them to the end of the thread. @default false */
  own?: boolean | undefined
  /** How far it has got; `tried`: it is not for anyone, and nothing is said of its way. @default 'sent' */
  state?: 'sent' | 'sending' | 'delivered' | 'read' | 'failed' | 'tried' | undefined
  /** Why it was not sent, where it failed. @default "Not sent" */
  problem?: ReactNode
  /** What can be done about a message on its way or not sent: "Undo", "Retry". */
  actions?: readonly { label: string; onSelect: () => void }[] | undefined
  /** Names that stand in a note after an @. */
  mentions?: readonly string[] | undefined
  /** Its author has changed the note since. @default false */
  changed?: boolean | undefined
  /** What can be done with a note, at the end of its head: an icon button of size `sm`. */
  menu?: ReactNode
  /** A note's text while it is changed, in the place of the text. */
  editor?: ReactNode
  /** Draws the number of an order or an article in another way. */
  renderNumber?: ((number: string) => ReactNode) | undefined
  /** Words that are searched for: they stand out. */
  searched?: string | undefined
  /** Below the text, inside the bubble: pictures, sources. */
  children?: ReactNode
}

/** One message. Customers stand left, support and the agent right, internal notes across. */
export function MessageBubble(props: MessageBubbleProps) {
  const {
    id,
    author,
    authorName,
    avatarName = authorName,
    time,
    text,
    state = 'sent',
    own = false,
    problem,
    actions,
    mentions,
    changed = false,
    menu,
    editor,
    renderNumber,
    searched,
    children,
  } = props
  if (author === 'note')
    return (
      <InternalNote
        {...{ id, authorName, time, text, mentions, changed, menu, editor, renderNumber, children }}
      />
    )
  const isFailed = state === 'failed'
  return (
    <article
      className={joinClasses(styles['message'], styles[author], isFailed && styles['failed'])}
      data-id={id}
      data-message={state}
      data-own={own || undefined}
    >
      <span className={styles['speaker']}>
        {author === 'agent' ? <AgentDisc /> : <Avatar name={avatarName} size={28} />}
      </span>
      <div className={styles['column']}>
        <div className={styles['bubble']}>
          {author === 'agent' && (
            <div className={styles['agentHead']}>
              <IconSparkles aria-hidden />
              <Trans>AI agent</Trans>
            </div>
          )}
          <div className={styles['body']}>
            <MessageText text={text} renderNumber={renderNumber} searched={searched} />
            {children}
          </div>
        </div>
        <MessageCaption {...{ author, authorName, time, state, problem, actions }} />
      </div>
    </article>
  )
}

type InternalNoteProps = Pick<
  MessageBubbleProps,
  | 'id'
  | 'authorName'
  | 'time'
  | 'text'
  | 'mentions'
  | 'changed'
  | 'menu'
  | 'editor'
  | 'renderNumber'
  | 'children'
>

function InternalNote(props: InternalNoteProps) {
  const { id, authorName, time, text, mentions, changed, menu, editor, renderNumber, children } = props
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <article className={styles['note']} data-id={id} data-message="sent" aria-label={t`Internal note`}>
      <div className={styles['noteHead']}>
        <IconLock aria-hidden />
        <span className={styles['noteTitle']}>
          <Trans>Internal note</Trans>
        </span>
        <time dateTime={time.toISOString()} title={formats.dateTime(time)}>
          <bdi>{authorName}</bdi> · {formats.time(time)}
          {changed && (
            <>
              {' · '}
              <Trans context="a note">edited</Trans>
            </>
          )}
        </time>
        {menu && <span className={styles['noteMenu']}>{menu}</span>}
      </div>
      {editor || <MessageText text={text} mentions={mentions} renderNumber={renderNumber} />}
      {children}
    </article>
  )
}

function AgentDisc() {
  return (
    <span className={styles['agentDisc']} aria-hidden>
      <IconSparkles />
    </span>
  )
}
