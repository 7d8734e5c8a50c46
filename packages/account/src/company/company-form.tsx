import { useLingui } from '@lingui/react/macro'
import type { User } from '@replybay/api-client'
import { SaveBar, useLimitRule } from '@replybay/ui-kit'
import { ChangedFields } from '../changed-fields.tsx'
import { ErrorText } from '../error-text.tsx'
import { useUnsaved } from '../leave-question.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { AddressFields } from './address-fields.tsx'
import { CompanyFields } from './company-fields.tsx'
import { type CompanyValues, companyValues } from './company-values.ts'
import { isReturnDays, limits } from './limits.ts'
import { PolicyFields } from './policy-fields.tsx'
import { useCompanySave } from './use-company-save.ts'
import { useFieldLabels } from './use-field-labels.ts'
import { useFieldReveal } from './use-field-reveal.ts'

interface CompanyFormProps {
  user: User
  /** Whether the backend knows more than the documented fields. */
  hasDetails: boolean
  /** Name and description alone. @default false */
  isBrief?: boolean
}

const briefFields = ['appName', 'description'] as const

/** What the company is, and what it promises about returns. Saved together, by the calls that are needed. */
export function CompanyForm({ user, hasDetails, isBrief = false }: CompanyFormProps) {
  const { t } = useLingui()
  const labelsOf = useFieldLabels()
  const atMost = useLimitRule()
  const kept = useKeptForm(
    'company',
    companyValues(user),
    {
      appName: [(name) => name.trim() !== '' || t`Enter your company’s name`, atMost(limits.appName)],
      description: atMost(limits.description),
      street: atMost(limits.street),
      postalCode: atMost(limits.postalCode),
      city: atMost(limits.city),
      returnPolicy: atMost(limits.policy),
      returnDays: (days) => isReturnDays(days) || t`Enter a whole number from 1 to 3650, or leave it empty`,
      policyInEnglish: atMost(limits.policy),
      policyInFrench: atMost(limits.policy),
      policyInSpanish: atMost(limits.policy),
    },
    isBrief ? briefFields : undefined,
  )
  const { form } = kept
  const fields = useFieldReveal(form)
  const { save, discard, isSaving, failure } = useCompanySave(kept, user, hasDetails, fields)
  // Sound: a form's values have its fields' names alone.
  const changed = (Object.keys(form.getValues()) as (keyof CompanyValues)[]).filter((name) =>
    form.isDirty(name),
  )

  const isLeaving = useUnsaved(changed.length > 0, save)

  return (
    <>
      <CompanyFields form={form} hasTimeZone={hasDetails && !isBrief} />
      {hasDetails && !isBrief && <AddressFields form={form} />}
      {!isBrief && (
        <PolicyFields
          form={form}
          user={user}
          hasTranslations={hasDetails}
          shown={fields.shown}
          onShow={fields.show}
        />
      )}
      <SaveBar
        isDirty={changed.length > 0 && !isLeaving}
        summary={<ChangedFields count={changed.length} labels={labelsOf(changed)} />}
        busy={isSaving}
        error={failure && <ErrorText {...failure} />}
        onSave={() => void save()}
        onDiscard={discard}
      />
    </>
  )
}
