import { useLingui } from '@lingui/react/macro'
import { useCan, useUser } from '@replybay/feature-kit'
import { SettingsSection } from '@replybay/ui-kit'
import { AgentSwitchRow } from './agent-switch-row.tsx'
import { ReplyModeRow } from './reply-mode-row.tsx'

/** What the AI agents do by themselves: one switch for all where the backend has it, and a mode for each website. */
export function RepliesSection() {
  const { t } = useLingui()
  const { owner_webs: webs, sample_webs: samples = [] } = useUser()
  const own = webs.filter((id) => !samples.includes(id))
  const canSwitch = useCan('answering')
  if (own.length === 0) return null
  return (
    <SettingsSection
      title={t`Automatic replies`}
      detail={t`What the AI agent does when a customer writes on your website.`}
    >
      {canSwitch && <AgentSwitchRow />}
      {own.map((id) => (
        <ReplyModeRow key={id} webId={id} />
      ))}
    </SettingsSection>
  )
}
