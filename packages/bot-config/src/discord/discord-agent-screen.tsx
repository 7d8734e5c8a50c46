import { Trans, useLingui } from '@lingui/react/macro'
import { guildQueries, webQueries } from '@replybay/api-client'
import { useGuildChoice } from '@replybay/feature-kit'
import { Banner, buttonClassName, PageHeader, SaveBar, SettingsSection, Tag } from '@replybay/ui-kit'
import { IconBrandDiscord } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import styles from '../agent/agent.module.css'
import { useLeaveQuestion } from '../agent/leave-question.tsx'
import { BehaviorTab } from '../agent/settings/behavior-tab.tsx'
import { ChangedSettings } from '../agent/settings/changed-settings.tsx'
import { IntroductionRow } from '../agent/settings/introduction-row.tsx'
import { SaveFailure } from '../agent/settings/save-failure.tsx'
import { repliesByItself } from '../agent/settings/settings-values.ts'
import { SettingsFrame } from '../agent/settings/settings-frame.tsx'
import { useAgentSettings } from '../agent/settings/use-agent-settings.ts'
import { ConversationSection } from '../agent/trial/conversation-section.tsx'
import { useConversation } from '../agent/trial/use-conversation.ts'
import { Link } from '../links.ts'

/** The AI agent of the community server: the settings that it shares with a website, and a conversation to try it. */
export function DiscordAgentScreen({ webId }: { webId: string }) {
  const { t } = useLingui()
  const web = useQuery(webQueries.info(webId)).data
  const settings = useQuery(webQueries.settings(webId))
  // What it is called is missed by nobody where a backend does not say.
  const guild = useQuery({ ...guildQueries.info(useGuildChoice().id ?? ''), retry: false }).data
  const form = useAgentSettings(webId, settings.data)
  const leaving = useLeaveQuestion({ isDirty: form.changed.length > 0, save: form.save })
  const conversation = useConversation(webId)
  const name = web?.domain || web?.name
  const isLive = repliesByItself(settings.data)
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t`Discord AI agent`}
        status={
          <>
            {isLive && <Tag tone="success">{t({ context: 'AI agent', message: 'Live' })}</Tag>}
            {guild?.name && (
              <Tag icon={<IconBrandDiscord />}>
                <span className={styles['webName']}>{guild.name}</span>
              </Tag>
            )}
          </>
        }
        actions={
          <Link to="/webs/agent" className={buttonClassName({ size: 'sm' })}>
            <Trans>Website AI agent</Trans>
          </Link>
        }
      />
      <div className={styles['columns']} data-stacks>
        <div className={styles['main']}>
          <SettingsFrame query={settings}>
            <Banner tone="info">
              {name ? (
                <Trans>Your Discord server and {name} share these settings.</Trans>
              ) : (
                <Trans>Your Discord server and your website share these settings.</Trans>
              )}
            </Banner>
            <BehaviorTab webId={webId} form={form} />
            <SettingsSection title={t`Welcome message`}>
              <IntroductionRow form={form} />
            </SettingsSection>
          </SettingsFrame>
          <div className={styles['foot']}>
            <SaveBar
              isDirty={form.changed.length > 0 && !leaving.isLeaving}
              summary={<ChangedSettings names={form.changed} />}
              busy={form.isSaving}
              error={form.failure && <SaveFailure failure={form.failure} />}
              onSave={() => void form.save()}
              onDiscard={form.discard}
            />
          </div>
        </div>
        <div className={styles['pane']} data-scrolls>
          <ConversationSection conversation={conversation} />
        </div>
      </div>
      {leaving.question}
    </div>
  )
}
