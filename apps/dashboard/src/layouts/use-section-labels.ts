import { useLingui } from '@lingui/react/macro'
import type { NavigationSection } from '@replybay/feature-kit'

/** What the groups of the menu and of the settings are called; the home page stands alone. */
export function useSectionLabels(): Readonly<Record<NavigationSection, string | undefined>> {
  const { t } = useLingui()
  return {
    home: undefined,
    tickets: t`Tickets`,
    agents: t`AI agent`,
    warehouse: t`Warehouse`,
    insights: t`Insights`,
    you: t`You`,
    company: t`Company`,
    subscription: t`Subscription`,
  }
}
