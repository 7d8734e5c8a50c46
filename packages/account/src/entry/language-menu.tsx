import { useLingui } from '@lingui/react/macro'
import { locales, useLocale } from '@replybay/i18n'
import { Menu } from '@replybay/ui-kit'
import { LanguageButton } from './language-button.tsx'

/** The languages, open from the start. What was typed on the page stays. */
export function LanguageMenu() {
  const { t } = useLingui()
  const { locale, switchLocale } = useLocale()
  return (
    <Menu
      label={t`Language`}
      placement="bottom-end"
      openAtOnce
      trigger={<LanguageButton />}
      items={locales.map(({ code, name }) => ({
        key: code,
        label: name,
        checked: code === locale,
        onSelect: () => void switchLocale(code),
      }))}
    />
  )
}
