import { useLingui } from '@lingui/react/macro'
import { locales, useLocale } from '@replybay/i18n'
import { Button, type ButtonProps, VisuallyHidden } from '@replybay/ui-kit'
import { IconChevronDown, IconLanguage } from '@tabler/icons-react'

type LanguageButtonProps = Omit<ButtonProps, 'children' | 'variant' | 'leftIcon'>

/** Names the language that is spoken, and opens the list of the others. */
export function LanguageButton(props: LanguageButtonProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      variant="subtle"
      leftIcon={<IconLanguage aria-hidden />}
    >
      <VisuallyHidden>{t`Language`}</VisuallyHidden>
      {locales.find(({ code }) => code === locale)?.name}
      <IconChevronDown aria-hidden />
    </Button>
  )
}
