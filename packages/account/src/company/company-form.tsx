import { useLingui } from '@lingui/react/macro'
import { type User, userMutations } from '@replybay/api-client'
import { useLocale } from '@replybay/i18n'
import {
  FieldRow,
  SaveBar,
  Select,
  SettingsSection,
  TextArea,
  TextField,
  useForm,
  useLimitRule,
  useToasts,
} from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { companyChange, companyValues, policyChange } from './company-values.ts'
import { limits } from './limits.ts'
import { PolicyRow } from './policy-row.tsx'
import { countriesIn } from './countries.ts'

/** What the company is, and what it promises about returns. Saved together, by the calls that are needed. */
export function CompanyForm({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const toasts = useToasts()
  const company = useMutation(userMutations.updateCompany())
  const policy = useMutation(userMutations.setReturnPolicy())
  const hasDetails = user.capabilities?.includes('company-details') ?? false
  const atMost = useLimitRule()
  const form = useForm({
    initialValues: companyValues(user),
    rules: {
      appName: [(name) => name.trim() !== '' || t`Enter the name of your shop`, atMost(limits.appName)],
      description: atMost(limits.description),
      street: atMost(limits.street),
      postalCode: atMost(limits.postalCode),
      city: atMost(limits.city),
      returnPolicy: atMost(limits.policy),
      policyInEnglish: atMost(limits.policy),
      policyInFrench: atMost(limits.policy),
      policyInSpanish: atMost(limits.policy),
    },
  })
  const save = form.onSubmit(async (values) => {
    const { returnPolicy, policyInEnglish, policyInFrench, policyInSpanish, ...details } = values
    const policyTexts = { returnPolicy, policyInEnglish, policyInFrench, policyInSpanish }
    const hasNewPolicy = Object.keys(policyTexts).some((name) => form.isDirty(name))
    const isDirty = Object.keys(details).some((name) => form.isDirty(name))
    const outcomes = await Promise.allSettled([
      isDirty && company.mutateAsync(companyChange(details, hasDetails)),
      hasNewPolicy && policy.mutateAsync(policyChange(policyTexts, hasDetails)),
    ])
    // What could not be saved stays as it was typed, and the bar says why.
    if (outcomes.some(({ status }) => status === 'rejected')) return
    form.resetDirty()
    toasts.show({ tone: 'success', title: t`Saved` })
  })
  const failure =
    (company.error && wordError(i18n, 'updateCompany', company.error)) ??
    (policy.error && wordError(i18n, 'setReturnPolicy', policy.error))

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
        <PolicyRow form={form} user={user} hasTranslations={hasDetails} />
      </SettingsSection>
      <SaveBar
        isDirty={form.isDirty()}
        busy={company.isPending || policy.isPending}
        error={failure}
        onSave={() => save()}
        onDiscard={() => form.reset()}
      />
    </>
  )
}

const timeZones = Intl.supportedValuesOf('timeZone')
