import { useLingui } from '@lingui/react/macro'
import { locales, useLocale } from '@replybay/i18n'
import { Button, Menu, VisuallyHidden } from '@replybay/ui-kit'
import { IconChevronDown, IconLanguage } from '@tabler/icons-react'

/** The interface language, by its own name. What was typed on the page stays. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const { locale, switchLocale } = useLocale()
  const current = locales.find(({ code }) => code === locale)
  return (
    <Menu
      label={t`Language`}
      placement="bottom-end"
      trigger={
        <Button variant="subtle" leftIcon={<IconLanguage aria-hidden />}>
          <VisuallyHidden>{t`Language`}</VisuallyHidden>
          {current?.name}
          <IconChevronDown aria-hidden />
        </Button>
      }
      items={locales.map(({ code, name }) => ({
        key: code,
        label: name,
        checked: code === locale,
        onSelect: () => void switchLocale(code),
      }))}
    />
  )
}
