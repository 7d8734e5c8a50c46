import { useLingui } from '@lingui/react/macro'
import type { User } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { useLocale } from '@replybay/i18n'
import {
  FieldRow,
  SaveBar,
  Select,
  SettingsSection,
  TextArea,
  TextField,
  useLimitRule,
} from '@replybay/ui-kit'
import { useKeptForm } from '../use-kept-form.ts'
import { companyValues } from './company-values.ts'
import { limits } from './limits.ts'
import { PolicyRow } from './policy-row.tsx'
import { countriesIn } from './countries.ts'
import { useCompanySave } from './use-company-save.ts'
import { useFieldReveal } from './use-field-reveal.ts'

/** What the company is, and what it promises about returns. Saved together, by the calls that are needed. */
export function CompanyForm({ user }: { user: User }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const hasDetails = useCan('users')
  const atMost = useLimitRule()
  const kept = useKeptForm('company', companyValues(user), {
    appName: [(name) => name.trim() !== '' || t`Enter the name of your shop`, atMost(limits.appName)],
    description: atMost(limits.description),
    street: atMost(limits.street),
    postalCode: atMost(limits.postalCode),
    city: atMost(limits.city),
    returnPolicy: atMost(limits.policy),
    policyInEnglish: atMost(limits.policy),
    policyInFrench: atMost(limits.policy),
    policyInSpanish: atMost(limits.policy),
  })
  const { form } = kept
  const fields = useFieldReveal(form)
  const { save, discard, isSaving, failure } = useCompanySave(kept, user, hasDetails, fields)

  return (
    <>
      <SettingsSection title={t`Company`} detail={t`Customers and the agent read it.`}>
        <FieldRow title={t`Name`}>
          <TextField
            key={form.key('appName')}
            {...form.getInputProps('appName')}
            label={t`Name of your shop`}
            limit={limits.appName}
          />
        </FieldRow>
        <FieldRow title={t`Description`} hint={t`The agent answers with it in mind.`}>
          <TextArea
            key={form.key('description')}
            {...form.getInputProps('description')}
            label={t`What the company does`}
            limit={limits.description}
          />
        </FieldRow>
        {hasDetails && (
          <>
            <FieldRow title={t`Time zone`} hint={t`Figures and opening hours follow it.`}>
              <Select
                key={form.key('timeZone')}
                {...form.getInputProps('timeZone')}
                label={t`Time zone`}
                searchable
                clearable
                options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
              />
            </FieldRow>
            <FieldRow title={t`Address`} hint={t`For papers and carriers.`}>
              <TextField
                key={form.key('street')}
                {...form.getInputProps('street')}
                label={t`Street and number`}
                limit={limits.street}
                autoComplete="street-address"
              />
              <TextField
                key={form.key('postalCode')}
                {...form.getInputProps('postalCode')}
                label={t`Postal code`}
                limit={limits.postalCode}
                autoComplete="postal-code"
              />
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
          </>
        )}
      </SettingsSection>
      <SettingsSection title={t`Returns`} detail={t`Customers, the agent and the warehouse read it.`}>
        <PolicyRow
          form={form}
          user={user}
          hasTranslations={hasDetails}
          shown={fields.shown}
          onShow={fields.show}
        />
      </SettingsSection>
      <SaveBar isDirty={form.isDirty()} busy={isSaving} error={failure} onSave={save} onDiscard={discard} />
    </>
  )
}

const timeZones = Intl.supportedValuesOf('timeZone')
