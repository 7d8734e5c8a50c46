import { useLingui } from '@lingui/react/macro'
import { SettingsSection } from '@replybay/ui-kit'
import { ExportButton } from '../export/export-button.tsx'
import { sectionIds } from './section-ids.ts'

/** For the owner: everything that the company has here, as a file. */
export function ExportSection() {
  const { t } = useLingui()
  return (
    <SettingsSection
      id={sectionIds.export}
      title={t`Export`}
      detail={t`One file with your tickets, customers, team, and settings.`}
      aside={<ExportButton />}
    />
  )
}
