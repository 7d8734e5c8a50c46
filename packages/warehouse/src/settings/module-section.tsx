import { useLingui } from '@lingui/react/macro'
import { warehouseMutations } from '@replybay/api-client'
import { saveFile } from '@replybay/feature-kit'
import { Banner, Button, FieldRow, SettingsSection } from '@replybay/ui-kit'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { explainError } from '../errors.ts'
import { platformName } from '../model/platform-name.ts'
import { useCompany } from '../model/use-company.ts'
import { sectionIds } from './section-ids.ts'

function save(zip: Blob | undefined): void {
  if (zip) saveFile('replybay-prestashop.zip', zip)
}

/** The module by which a PrestaShop shop tells of its orders and returns. */
export function ModuleSection() {
  const { t, i18n } = useLingui()
  const companyId = useCompany()
  const download = useMutation(warehouseMutations.downloadPrestashopModule())
  const { error } = download
  return (
    <SettingsSection id={sectionIds.module} title={platformName('prestashop')}>
      <FieldRow
        title={t`Module for your shop`}
        hint={t`Install it in PrestaShop under Modules. It sends new orders, cancellations, and stock levels to the warehouse.`}
      >
        <div>
          <Button
            leftIcon={<IconDownload aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate({ companyId }, { onSuccess: save })}
          >
            {t`Download module`}
          </Button>
        </div>
        {error && <Banner tone="danger">{explainError(i18n, 'downloadPrestashopModule', error)}</Banner>}
      </FieldRow>
    </SettingsSection>
  )
}
