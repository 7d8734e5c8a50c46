import { useLingui } from '@lingui/react/macro'
import { personName, useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { CopyButton, MessageBubble } from '@replybay/ui-kit'
import type { OutboxEntry } from './outbox-entry.ts'
import { replies } from './replies.ts'

/** What a person has sent in a ticket that is not there, or not there any more. */
export function LostAnswers({ ticketId }: { ticketId: string }) {
  return usePending(replies, useUser()._id)
    .filter((entry) => entry.ticketId === ticketId && entry.state === 'gone')
    .map((entry) => <LostAnswer key={entry.key} entry={entry} />)
}

/** One such answer: its text is given back. */
export function LostAnswer({ entry }: { entry: OutboxEntry }) {
  const { t } = useLingui()
  const user = useUser()
  return (
    <MessageBubble
      author="support"
      authorName={t`You`}
      avatarName={personName(user)}
      own
      time={new Date(entry.queuedAt)}
      text={entry.text}
      state="failed"
      problem={t`Not sent: this ticket was deleted`}
      actions={[
        {
          label: t({ context: 'draft', message: 'Discard' }),
          onSelect: () => replies.forget(user._id, entry.key),
        },
      ]}
    >
      <CopyButton text={entry.text}>{t`Copy text`}</CopyButton>
    </MessageBubble>
  )
}
