import { Trans, useLingui } from '@lingui/react/macro'
import { useCan } from '@replybay/feature-kit'
import { Button, FieldRow, SettingsSection } from '@replybay/ui-kit'
import { useState } from 'react'
import { ExportDialog } from '../export/export-dialog.tsx'
import { DeletionButton } from './deletion-button.tsx'
import styles from './profile.module.css'
import { profileSectionIds } from './use-profile-sections.ts'

/** The end of the account: what is in it first, then the account itself. */
export function DeletionSection() {
  const { t } = useLingui()
  const canExport = useCan('users')
  const [isExporting, setExporting] = useState(false)
  return (
    <SettingsSection id={profileSectionIds.deletion} title={t`Delete the account`} tone="danger">
      <FieldRow
        title={t`Delete the whole account`}
        hint={t`Tickets, customers, teammates, and settings are permanently deleted.`}
      >
        <div className={styles['buttons']}>
          {canExport && (
            <Button onClick={() => setExporting(true)}>
              <Trans>Export all data…</Trans>
            </Button>
          )}
          <DeletionButton />
        </div>
      </FieldRow>
      <ExportDialog isOpen={isExporting} onClose={() => setExporting(false)} />
    </SettingsSection>
  )
}
