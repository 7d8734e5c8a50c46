import { useLingui } from '@lingui/react/macro'
import { companySettings, useAccess, useCan, useFillLabels } from '@replybay/feature-kit'
import { sectionIds } from './section-ids.ts'

/** The sections of the company's page that the person sees, in their order. */
export function useCompanySections(): { id: string; label: string }[] {
  const { t, i18n } = useLingui()
  const hasDetails = useCan('users')
  const others = useFillLabels(companySettings)
  const canExport = useAccess()?.isOwner === true && hasDetails
  return [
    { id: sectionIds.company, label: t`Company` },
    ...(hasDetails ? [{ id: sectionIds.address, label: t`Address` }] : []),
    { id: sectionIds.returnPolicy, label: t`Return policy` },
    { id: sectionIds.autoReturns, label: t`Automatic returns` },
    ...others.map(({ id, label }) => ({ id, label: i18n._(label) })),
    ...(canExport ? [{ id: sectionIds.export, label: t`Export` }] : []),
  ]
}
