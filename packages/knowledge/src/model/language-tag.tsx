import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { Tag, VisuallyHidden } from '@replybay/ui-kit'

interface LanguageTagProps {
  /** As in `es-ES`. */
  language: string
  /** How often something was asked in it. */
  count?: number
}

/** A language in two letters; its name is told to screen readers, and to the pointer. */
export function LanguageTag({ language, count }: LanguageTagProps) {
  const { i18n } = useLingui()
  const formats = useFormats()
  const code = language.slice(0, 2)
  const name = new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(code) ?? code
  return (
    <Tag>
      <span title={name}>
        <span aria-hidden>{code.toUpperCase()}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
        {count !== undefined && ` ${formats.number(count)}`}
      </span>
    </Tag>
  )
}
