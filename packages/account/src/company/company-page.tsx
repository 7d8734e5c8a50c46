import { useLingui } from '@lingui/react/macro'
import { companySettings, SlotOutlet, useAccess, useCan } from '@replybay/feature-kit'
import { PageOutline, SettingsPage } from '@replybay/ui-kit'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LeaveQuestion } from '../leave-question.tsx'
import { useKnownUser } from '../saved-user.ts'
import { AutoReturnsSection } from './auto-returns-section.tsx'
import { CompanyForm } from './company-form.tsx'
import { ElsewhereLinks } from './elsewhere-links.tsx'
import { ExportSection } from './export-section.tsx'
import { useCompanySections } from './use-company-sections.ts'

/** What the company is, and what it promises. */
export function CompanyPage() {
  const { t } = useLingui()
  const user = useKnownUser()
  const hasDetails = useCan('users')
  const canExport = useAccess()?.isOwner === true && hasDetails
  const { hash } = useLocation()
  // The router scrolls to the section that the address names; the focus belongs there, too.
  useEffect(() => document.getElementById(hash)?.focus({ preventScroll: true }), [hash])
  return (
    <SettingsPage
      title={t`Company`}
      outline={
        <PageOutline sections={useCompanySections()}>
          <ElsewhereLinks />
        </PageOutline>
      }
    >
      <title>{`${t`Company`} · Replybay`}</title>
      <LeaveQuestion>
        <CompanyForm key={user._id} user={user} hasDetails={hasDetails} />
      </LeaveQuestion>
      <AutoReturnsSection user={user} />
      <SlotOutlet slot={companySettings} />
      {canExport && <ExportSection />}
    </SettingsPage>
  )
}
