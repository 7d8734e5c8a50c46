import { useLingui } from '@lingui/react/macro'
import type { User } from '@replybay/api-client'
import { type LocaleCode, locales, useFormats } from '@replybay/i18n'
import { FieldRow, type Form, SegmentedControl, SettingsSection, TextArea, TextField } from '@replybay/ui-kit'
import { type CompanyValues, policyFields } from './company-values.ts'
import styles from './company.module.css'
import { limits } from './limits.ts'
import { ReturnPageRow } from './return-page-row.tsx'
import { sectionIds } from './section-ids.ts'

interface PolicyFieldsProps {
  form: Form<CompanyValues>
  user: User
  /** Whether it can be said to customers of one language in other words. */
  hasTranslations: boolean
  /** The language whose text is shown. */
  shown: LocaleCode | 'all'
  onShow: (language: LocaleCode | 'all') => void
}

/** What is promised about returns: one text for all, and others for customers of a language. */
export function PolicyFields({ form, user, hasTranslations, shown, onShow }: PolicyFieldsProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const field = shown === 'all' ? 'returnPolicy' : policyFields[shown]
  const savedAt = user.returnPolicySavedAt && formats.shortMoment(new Date(user.returnPolicySavedAt))
  const isUntold = user.returnPolicy === undefined
  const values = form.getValues()
  const emptyHint =
    values.returnPolicy.trim() === ''
      ? t`There’s no text here or in “All languages”, so these customers don’t see a policy.`
      : t`If empty, customers see the “All languages” text.`
  return (
    <SettingsSection
      id={sectionIds.returnPolicy}
      title={t`Return policy`}
      detail={t`Visible to customers, the AI agent, and the warehouse.`}
      aside={savedAt && t`Saved ${savedAt}`}
    >
      {hasTranslations && (
        <div className={styles['languages']}>
          <SegmentedControl
            label={t`Customer language`}
            options={[
              { value: 'all', label: t`All languages` },
              ...locales.map(({ code, name }) => ({
                value: code,
                label: name,
                mark: values[policyFields[code]].trim() !== '' && t`has its own text`,
              })),
            ]}
            value={shown}
            onChange={(value) => onShow(locales.find(({ code }) => code === value)?.code ?? 'all')}
          />
        </div>
      )}
      <FieldRow title={t`Text`} hint={hasTranslations && t`One text for all languages, or one per language.`}>
        <TextArea
          key={form.key(field)}
          {...form.getInputProps(field)}
          label={t`Policy text`}
          hint={
            shown === 'all'
              ? isUntold && t`Your server doesn’t show the saved text. What you save here replaces it.`
              : values[field].trim() === '' && emptyHint
          }
          placeholder={shown === 'all' ? undefined : values.returnPolicy}
          limit={limits.policy}
        />
      </FieldRow>
      {hasTranslations && (
        <>
          <FieldRow
            title={t`Days to return`}
            hint={t`Counted from when an order is shipped. If empty, a person decides about each return.`}
          >
            <div className={styles['days']}>
              <TextField
                key={form.key('returnDays')}
                {...form.getInputProps('returnDays')}
                label={t`Days to return`}
                inputMode="numeric"
                limit={4}
              />
            </div>
          </FieldRow>
          <ReturnPageRow />
        </>
      )}
    </SettingsSection>
  )
}
