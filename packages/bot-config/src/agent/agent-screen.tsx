import { useLingui } from '@lingui/react/macro'
import { webQueries } from '@replybay/api-client'
import { useRouteSearch, useUser } from '@replybay/feature-kit'
import { PageHeader, Tabs } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { agentRoute } from '../routes.ts'
import styles from './agent.module.css'
import { useLeaveQuestion } from './leave-question.tsx'
import { PreviewPane } from './preview/preview-pane.tsx'
import { useWidgetLook } from './preview/use-widget-look.ts'
import { shownLanguage } from './questions/question-lists.ts'
import { QuestionsTab } from './questions/questions-tab.tsx'
import { useShownLanguages } from './questions/use-shown-languages.ts'
import { AgentState } from './settings/agent-state.tsx'
import { AppearanceTab } from './settings/appearance-tab.tsx'
import { BehaviorTab } from './settings/behavior-tab.tsx'
import { repliesByItself } from './settings/settings-values.ts'
import { SettingsFoot } from './settings/settings-foot.tsx'
import { SettingsFrame } from './settings/settings-frame.tsx'
import { useAgentSettings } from './settings/use-agent-settings.ts'
import { TestSummary } from './trial/test-summary.tsx'
import { TestTab } from './trial/test-tab.tsx'
import { useConversation } from './trial/use-conversation.ts'
import { useTestSet } from './trial/use-test-set.ts'
import { useTabs } from './use-tabs.ts'
import { WebsiteProblem } from './website-problem.tsx'
import { WebSwitcher } from './web-switcher.tsx'

/** The AI agent of one website: its parts as tabs, one save bar for its settings, and what visitors see beside them. */
export function AgentScreen({ webId }: { webId: string }) {
  const { t } = useLingui()
  const { tab, labels, open, showLanguage, isPreviewBeside } = useTabs()
  const website = useQuery(webQueries.info(webId))
  const web = website.data
  const settings = useQuery(webQueries.settings(webId))
  const questions = useQuery(webQueries.questions(webId))
  const form = useAgentSettings(webId, settings.data)
  const languages = useShownLanguages(webId, questions.data)
  const language = shownLanguage(languages ?? [], useRouteSearch(agentRoute).lang)
  const leaving = useLeaveQuestion({ isDirty: form.changed.length > 0, save: form.save })
  const isPaused = useUser().agentsPaused === true
  const look = useWidgetLook({
    web,
    values: form.values,
    logo: settings.data?.logoUrl ?? null,
    language,
    firstLanguage: languages?.[0]?.lang,
    repliesAtOnce: repliesByItself(settings.data) && !isPaused,
  })
  const conversation = useConversation(webId)
  const tests = useTestSet(webId)
  const count = languages?.reduce((sum, { questions: list }) => sum + list.length, 0)
  const preview = <PreviewPane look={look} />
  const inFrame = (content: React.ReactNode) => <SettingsFrame query={settings}>{content}</SettingsFrame>
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t`Website AI agent`}
        status={
          <>
            <AgentState settings={settings.data} />
            <WebSwitcher onLeave={leaving.ask} />
          </>
        }
        actions={
          isPreviewBeside && tests?.questions?.length ? (
            <TestSummary set={tests} questions={tests.questions} onOpen={() => open('test')} />
          ) : undefined
        }
      />
      {website.error && !web ? (
        <WebsiteProblem query={website} />
      ) : (
        <div className={styles['columns']}>
          <div className={styles['main']}>
            <Tabs
              label={t`Website AI agent`}
              value={tab}
              onChange={open}
              tabs={[
                {
                  key: 'questions',
                  label: labels.questions,
                  count,
                  content: (
                    <QuestionsTab
                      webId={webId}
                      query={questions}
                      languages={languages}
                      language={language}
                      isShown={form.values.allowFaq}
                    />
                  ),
                },
                {
                  key: 'behavior',
                  label: labels.behavior,
                  content: inFrame(<BehaviorTab webId={webId} form={form} />),
                },
                {
                  key: 'appearance',
                  label: labels.appearance,
                  content: inFrame(
                    <AppearanceTab
                      webId={webId}
                      web={web}
                      form={form}
                      logo={settings.data?.logoUrl ?? null}
                      languages={{
                        all: languages?.map(({ lang }) => lang) ?? [],
                        shown: language?.lang,
                        show: showLanguage,
                      }}
                    />,
                  ),
                },
                {
                  key: 'test',
                  label: labels.test,
                  content: <TestTab webId={webId} conversation={conversation} set={tests} />,
                },
                ...(isPreviewBeside ? [] : [{ key: 'preview', label: labels.preview, content: preview }]),
              ]}
            />
            <SettingsFoot form={form} isLeaving={leaving.isLeaving} />
          </div>
          {isPreviewBeside && <div className={styles['pane']}>{preview}</div>}
        </div>
      )}
      {leaving.question}
    </div>
  )
}
