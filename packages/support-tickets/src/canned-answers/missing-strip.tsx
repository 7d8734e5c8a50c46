import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'
import { Banner, Button } from '@replybay/ui-kit'
import type { Place } from '../model/place.ts'
import { missingVariables } from './fill-variables.ts'
import { variableWords } from './variable-words.ts'

interface MissingStripProps {
  text: string
  /** Leads to the place in the text. */
  onFillIn: (place: Place) => void
}

/** Says what a saved reply still lacks; it is not sent without it. */
export function MissingStrip({ text, onFillIn }: MissingStripProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const missing = missingVariables(text)
  const [first] = missing
  if (!first) return null
  const names = new Intl.ListFormat(locale).format(new Set(missing.map(({ name }) => t(variableWords[name]))))
  return (
    <Banner tone="warning" action={<Button size="sm" onClick={() => onFillIn(first)}>{t`Fill in`}</Button>}>
      <Trans>Still to fill in: {names}</Trans>
    </Banner>
  )
}
