import { useLingui } from '@lingui/react/macro'
import { useCan, useUser } from '@replybay/feature-kit'
import { PageOutline, SettingsPage } from '@replybay/ui-kit'
import { AutoReturnsSection } from './auto-returns-section.tsx'
import { CompanyForm } from './company-form.tsx'
import { ElsewhereLinks } from './elsewhere-links.tsx'
import { sectionIds } from './section-ids.ts'

/** What the company is, and what it promises. */
export function CompanyPage() {
  const { t } = useLingui()
  const user = useUser()
  const hasDetails = useCan('users')
  const sections = [
    { id: sectionIds.company, label: t`Company` },
    ...(hasDetails ? [{ id: sectionIds.address, label: t`Address` }] : []),
    { id: sectionIds.returnPolicy, label: t`Return policy` },
    { id: sectionIds.autoReturns, label: t`Automatic returns` },
  ]
  return (
    <SettingsPage
      title={t`Company`}
      outline={
        <PageOutline sections={sections}>
          <ElsewhereLinks />
        </PageOutline>
      }
    >
      <title>{`${t`Company`} · Replybay`}</title>
      <CompanyForm key={user._id} user={user} hasDetails={hasDetails} />
      <AutoReturnsSection user={user} />
    </SettingsPage>
  )
}
