import { useLingui } from '@lingui/react/macro'
import type { User } from '@replybay/api-client'
import { type LocaleCode, locales, useFormats } from '@replybay/i18n'
import { FieldRow, type Form, SegmentedControl, TextArea } from '@replybay/ui-kit'
import { type companyValues, policyFields } from './company-values.ts'
import { limits } from './limits.ts'

interface PolicyRowProps {
  form: Form<ReturnType<typeof companyValues>>
  user: User
  /** Whether it can be said to customers of one language in other words. */
  hasTranslations: boolean
  /** The language whose text is shown. */
  shown: LocaleCode | 'all'
  onShow: (language: LocaleCode | 'all') => void
}

/** What is promised about returns: one text for all, and others for customers of a language. */
export function PolicyRow({ form, user, hasTranslations, shown, onShow }: PolicyRowProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const field = shown === 'all' ? 'returnPolicy' : policyFields[shown]
  const savedAt = user.returnPolicySavedAt && formats.dateTime(new Date(user.returnPolicySavedAt))
  const general = form.getValues().returnPolicy
  return (
    <FieldRow
      title={t`Return policy`}
      hint={savedAt ? t`Plain text. Last saved ${savedAt}.` : t`Plain text. Empty takes it away.`}
    >
      {hasTranslations && (
        <SegmentedControl
          label={t`For customers who read`}
          options={[
            { value: 'all', label: t`Any language` },
            ...locales.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={shown}
          onChange={(value) => onShow(locales.find(({ code }) => code === value)?.code ?? 'all')}
        />
      )}
      <TextArea
        key={form.key(field)}
        {...form.getInputProps(field)}
        label={t`Return policy`}
        hint={shown !== 'all' && t`Empty, they read the text for any language.`}
        placeholder={shown === 'all' ? undefined : general}
        minRows={5}
        limit={limits.policy}
      />
    </FieldRow>
  )
}
