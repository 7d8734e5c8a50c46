import { Trans } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { MessageBubbleProps } from './message-bubble.tsx'
import styles from './message-bubble.module.css'

type MessageCaptionProps = Pick<
  MessageBubbleProps,
  'author' | 'authorName' | 'time' | 'state' | 'problem' | 'actions'
>

/** Who and when, and whether it was sent. */
export function MessageCaption({ author, authorName, time, state, problem, actions }: MessageCaptionProps) {
  const formats = useFormats()
  if (state === 'failed') {
    return (
      <div className={styles['caption']} role="alert">
        <IconAlertCircle aria-hidden />
        <span>{problem ?? <Trans>Not sent</Trans>}</span>
        <Actions actions={actions} />
      </div>
    )
  }
  return (
    <div className={styles['caption']}>
      {/* The agent's name heads its bubble already. */}
      {author !== 'agent' && (
        <>
          <span dir="auto">{authorName}</span>
          <span aria-hidden>·</span>
        </>
      )}
      <time dateTime={time.toISOString()} title={formats.dateTime(time)}>
        {formats.time(time)}
      </time>
      {author !== 'customer' && state !== 'tried' && <Delivery state={state} />}
      <Actions actions={actions} />
    </div>
  )
}

function Delivery({ state }: Pick<MessageBubbleProps, 'state'>) {
  return (
    <>
      <span aria-hidden>·</span>
      {state === 'sending' ? (
        <IconClock aria-hidden />
      ) : state === 'delivered' || state === 'read' ? (
        <IconChecks aria-hidden />
      ) : (
        <IconCheck aria-hidden />
      )}
      <span>
        {state === 'sending' ? (
          <Trans>Sending…</Trans>
        ) : state === 'delivered' ? (
          <Trans context="message">Delivered</Trans>
        ) : state === 'read' ? (
          <Trans context="message">Read</Trans>
        ) : (
          <Trans>Sent</Trans>
        )}
      </span>
    </>
  )
}

function Actions({ actions = [] }: Pick<MessageBubbleProps, 'actions'>) {
  return actions.map(({ label, onSelect }) => (
    <Fragment key={label}>
      <span aria-hidden>·</span>
      <button type="button" onClick={onSelect}>
        {label}
      </button>
    </Fragment>
  ))
}
