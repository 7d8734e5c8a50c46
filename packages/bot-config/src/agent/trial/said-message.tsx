import { useLingui } from '@lingui/react/macro'
import { MessageBubble, SystemLine } from '@replybay/ui-kit'
import { wordError } from '../../errors.ts'
import { AnswerSources } from './answer-sources.tsx'
import type { Said } from './use-conversation.ts'

interface SaidMessageProps {
  said: Said
  onResend: () => void
}

/** One thing that was said: a reply with what it rests on, or that the AI agent hands off. */
export function SaidMessage({ said: { text, at, answer, failure }, onResend }: SaidMessageProps) {
  const { t, i18n } = useLingui()
  if (answer?.handedOver && answer.reason === 'asks-for-person') {
    return <SystemLine>{t`The AI agent would hand off: the customer asks for a person.`}</SystemLine>
  }
  if (answer?.handedOver) {
    return <SystemLine>{t`The AI agent would hand off: no source answers this well enough.`}</SystemLine>
  }
  if (answer?.text === '') return <SystemLine>{t`The AI agent wouldn’t reply: nothing is asked.`}</SystemLine>
  if (answer) {
    return (
      <MessageBubble author="agent" authorName={t`AI agent`} time={at} text={text} state="tried">
        <AnswerSources sources={answer.sources ?? []} isGiven={answer.engine === 'given'} />
      </MessageBubble>
    )
  }
  const problem =
    failure === 'stopped' ? t`Stopped` : failure && wordError(i18n, 'sendExampleConversation', failure.error)
  return (
    <MessageBubble
      author="customer"
      authorName={t`You`}
      own
      time={at}
      text={text}
      {...(failure && {
        state: 'failed' as const,
        problem,
        actions: [{ label: t`Resend`, onSelect: onResend }],
      })}
    />
  )
}
