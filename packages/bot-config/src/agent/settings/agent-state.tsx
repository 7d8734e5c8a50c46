import { useLingui } from '@lingui/react/macro'
import type { BotSettings } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Tag } from '@replybay/ui-kit'
import { repliesByItself } from './settings-values.ts'

/** Beside the title of an AI agent's page: that it replies by itself, or would if the company had not paused all of them. */
export function AgentState({ settings }: { settings: BotSettings | undefined }) {
  const { t } = useLingui()
  const isPaused = useUser().agentsPaused === true
  if (!repliesByItself(settings)) return null
  if (isPaused) return <Tag tone="warning">{t({ context: 'AI agent', message: 'Paused' })}</Tag>
  return <Tag tone="success">{t({ context: 'AI agent', message: 'Live' })}</Tag>
}
