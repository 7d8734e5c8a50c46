import { Trans, useLingui } from '@lingui/react/macro'
import { guildQueries, webQueries } from '@replybay/api-client'
import { useGuildChoice } from '@replybay/feature-kit'
import { Banner, buttonClassName, PageHeader, SettingsSection, Tag } from '@replybay/ui-kit'
import { IconBrandDiscord } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '../agent/agent.module.css'
import { useLeaveQuestion } from '../agent/leave-question.tsx'
import { AgentState } from '../agent/settings/agent-state.tsx'
import { BehaviorTab } from '../agent/settings/behavior-tab.tsx'
import { IntroductionRow } from '../agent/settings/introduction-row.tsx'
import { SettingsFoot } from '../agent/settings/settings-foot.tsx'
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
  const languages = useQuery(webQueries.questions(webId)).data?.map(({ lang }) => lang) ?? []
  const [language, setLanguage] = useState<string>()
  const form = useAgentSettings(webId, settings.data)
  const leaving = useLeaveQuestion({ isDirty: form.changed.length > 0, save: form.save })
  const conversation = useConversation(webId)
  const name = web?.domain || web?.name
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t`Discord AI agent`}
        status={
          <>
            <AgentState settings={settings.data} />
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
            <SettingsSection title={t`Chat window`}>
              <IntroductionRow
                form={form}
                languages={{ all: languages, shown: language, show: setLanguage }}
              />
            </SettingsSection>
          </SettingsFrame>
          <SettingsFoot form={form} isLeaving={leaving.isLeaving} />
        </div>
        <div className={styles['pane']} data-scrolls>
          <ConversationSection conversation={conversation} />
        </div>
      </div>
      {leaving.question}
    </div>
  )
}
