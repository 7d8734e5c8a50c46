import { useRouteSearch } from '@replybay/feature-kit'
import { companyRoute } from '../routes.ts'
import { CompanyPage } from './company-page.tsx'
import { TicketSettingsPage } from './ticket-settings-page.tsx'

/** /settings/settings: the company, or how its tickets are worked on. @see specification §2, §6, §7 */
export function SettingsPages() {
  const { section } = useRouteSearch(companyRoute)
  return section === 'tickets' ? <TicketSettingsPage /> : <CompanyPage />
}
