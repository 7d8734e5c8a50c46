import { useLingui } from '@lingui/react/macro'
import type { BotSettings } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'

export type ReplyMode = NonNullable<BotSettings['replyMode']>

interface Mode {
  value: ReplyMode
  label: string
  /** What it means. */
  detail: string
}

/** What an AI agent may do by itself, as far as the backend knows it: each backend knows off and on. */
export function useReplyModes(): readonly Mode[] {
  const { t } = useLingui()
  const isWhole = useCan('answering')
  const off: Mode = {
    value: 'off',
    label: t({ context: 'reply mode', message: 'Off' }),
    detail: t`Every ticket waits for your team.`,
  }
  if (!isWhole) {
    const detail = t`The AI agent replies from your knowledge base, and hands off everything else to support.`
    return [off, { value: 'on', label: t({ context: 'reply mode', message: 'On' }), detail }]
  }
  return [
    off,
    {
      value: 'suggest',
      label: t`Suggest`,
      detail: t`Your team gets the reply as a suggestion. Nothing is sent automatically.`,
    },
    {
      value: 'shadow',
      label: t`Simulate`,
      detail: t`The AI agent prepares replies that no one sees. They’re only counted, so you can see how many it could send before you turn it on.`,
    },
    {
      value: 'on',
      label: t({ context: 'reply mode', message: 'On' }),
      detail: t`The AI agent replies only from your knowledge base, names the source, and hands off everything else to support.`,
    },
  ]
}
