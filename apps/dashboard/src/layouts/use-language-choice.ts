import { useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { type LocaleCode, useLocale } from '@replybay/i18n'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'

/** The language, and the signed-in person's choice of another: here, and on their account. */
export function useLanguageChoice() {
  const { t, i18n } = useLingui()
  const { locale, switchLocale } = useLocale()
  const toasts = useToasts()
  const { mutate } = useMutation({
    ...userMutations.update(),
    onError: (error) =>
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'updateUser', error),
        detail: t`The language changed in this browser only.`,
      }),
  })
  const chooseLocale = (wanted: LocaleCode) => {
    void switchLocale(wanted)
    mutate({ locale: wanted })
  }
  return { locale, chooseLocale }
}
