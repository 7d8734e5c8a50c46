import { useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { locales, useLocale } from '@replybay/i18n'
import { FieldRow, Select, SettingsSection } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { ErrorText } from '../error-text.tsx'
import { wordError } from '../errors.ts'
import { profileSectionIds } from './use-profile-sections.ts'

/** The language of the person, here and in mails. Saves at once; what could not be saved is not spoken. */
export function LanguageSection() {
  const { t, i18n } = useLingui()
  const { locale, switchLocale } = useLocale()
  const update = useMutation(userMutations.update())
  return (
    <SettingsSection
      id={profileSectionIds.preferences}
      title={t`Preferences`}
      detail={t`Changes are saved automatically.`}
    >
      <FieldRow title={t`Language`} hint={t`Used in the dashboard and in emails to you.`}>
        <Select
          label={t`Language`}
          options={locales.map(({ code, name }) => ({ value: code, label: name }))}
          value={(update.isPending && update.variables.locale) || locale}
          disabled={update.isPending}
          error={
            update.error && (
              <ErrorText title={wordError(i18n, 'updateUser', update.error)} error={update.error} />
            )
          }
          onChange={(code) => {
            const chosen = locales.find((one) => one.code === code)?.code
            if (!chosen || chosen === locale) return
            update.mutate({ locale: chosen }, { onSuccess: () => void switchLocale(chosen) })
          }}
        />
      </FieldRow>
    </SettingsSection>
  )
}
