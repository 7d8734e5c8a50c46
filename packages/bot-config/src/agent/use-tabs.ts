import { useLingui } from '@lingui/react/macro'
import { useRouteSearch } from '@replybay/feature-kit'
import { useFromBreakpoint } from '@replybay/ui-kit'
import { useNavigate } from '../links.ts'
import { agentRoute } from '../routes.ts'
import { type AgentTab, readTab } from './agent-tabs.ts'

/** Which part of the page is shown, by the address; the preview is one where it has no room beside the others. */
export function useTabs() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isPreviewBeside = useFromBreakpoint('lg')
  const named = readTab(useRouteSearch(agentRoute).tab)
  const tab: AgentTab = named === 'preview' && isPreviewBeside ? 'questions' : named
  const labels: Record<AgentTab, string> = {
    questions: t`Questions`,
    behavior: t`Behavior`,
    appearance: t`Appearance`,
    test: t`Test`,
    preview: t`Preview`,
  }
  const open = (key: string) =>
    void navigate({
      to: '/webs/agent',
      search: (now) => ({ ...now, tab: key === 'questions' ? undefined : key }),
      replace: true,
    })
  /** Of the questions, the introduction and the preview. */
  const showLanguage = (lang: string) =>
    void navigate({ to: '/webs/agent', search: (now) => ({ ...now, lang }), replace: true })
  return { tab, labels, open, showLanguage, isPreviewBeside }
}
