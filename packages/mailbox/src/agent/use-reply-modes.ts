import { useLingui } from '@lingui/react/macro'
import type { User } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'

type Mailbox = NonNullable<User['mailbox']>
export type ReplyMode = NonNullable<Mailbox['replyMode']>

export interface ReplyModeChoice {
  value: ReplyMode
  label: string
  /** What it means. */
  detail: string
}

/** What the AI agent may do with emails, as far as the backend knows it: each backend knows off and on. */
export function useReplyModes(): readonly ReplyModeChoice[] {
  const { t } = useLingui()
  const isWhole = useCan('mailbox')
  const off: ReplyModeChoice = {
    value: 'off',
    label: t({ context: 'reply mode', message: 'Off' }),
    detail: t`Every email waits for your team.`,
  }
  const on: ReplyModeChoice = {
    value: 'on',
    label: t({ context: 'reply mode', message: 'On' }),
    detail: t`It replies from your knowledge base, and leaves everything else to your team.`,
  }
  if (!isWhole) return [off, on]
  return [
    off,
    { value: 'suggest', label: t`Suggest`, detail: t`A draft waits in each email. Your team sends it.` },
    {
      value: 'shadow',
      label: t`Simulate`,
      detail: t`Drafts stay hidden, and are compared with your team’s replies.`,
    },
    on,
  ]
}

/** What is set; a backend that knows off and on alone says so. */
export const modeOf = ({
  replyMode,
  automaticAnswer,
}: Pick<Mailbox, 'replyMode' | 'automaticAnswer'>): ReplyMode =>
  replyMode ?? (automaticAnswer === 1 ? 'on' : 'off')
