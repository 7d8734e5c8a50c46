import { useLingui } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'
import { FieldRow, type Form, Select, SettingsSection, TextField } from '@replybay/ui-kit'
import type { CompanyValues } from './company-values.ts'
import styles from './company.module.css'
import { countriesIn } from './countries.ts'
import { limits } from './limits.ts'
import { sectionIds } from './section-ids.ts'

/** Where the company is. */
export function AddressFields({ form }: { form: Form<CompanyValues> }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <SettingsSection
      id={sectionIds.address}
      title={t`Address`}
      detail={t`Printed on invoices, packing slips, and shipping labels.`}
    >
      <FieldRow title={t`Street address`}>
        <TextField
          key={form.key('street')}
          {...form.getInputProps('street')}
          label={t`Street address`}
          limit={limits.street}
          autoComplete="street-address"
        />
      </FieldRow>
      <FieldRow title={t`Postal code, city, country`} fields="line">
        <div className={styles['postalCode']}>
          <TextField
            key={form.key('postalCode')}
            {...form.getInputProps('postalCode')}
            label={t`Postal code`}
            limit={limits.postalCode}
            autoComplete="postal-code"
          />
        </div>
        <TextField
          key={form.key('city')}
          {...form.getInputProps('city')}
          label={t`City`}
          limit={limits.city}
          autoComplete="address-level2"
        />
        <Select
          key={form.key('country')}
          {...form.getInputProps('country')}
          label={t`Country`}
          searchable
          clearable
          options={countriesIn(locale)}
        />
      </FieldRow>
    </SettingsSection>
  )
}
