import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'
import { Banner, Button } from '@replybay/ui-kit'
import { missingVariables } from './fill-variables.ts'
import { variableWords } from './variable-words.ts'

interface MissingStripProps {
  text: string
  /** Sends all the same, where somebody wanted to send. */
  onSend?: (() => void) | undefined
  /** Leads to the place in the text, from and to. */
  onFillIn: (from: number, to: number) => void
}

/** Says what a saved reply still lacks, and asks once. */
export function MissingStrip({ text, onSend, onFillIn }: MissingStripProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const missing = missingVariables(text)
  const [first] = missing
  if (!first) return null
  const names = new Intl.ListFormat(locale).format(new Set(missing.map(({ name }) => t(variableWords[name]))))
  return (
    <Banner
      tone="warning"
      action={
        <>
          {onSend && <Button size="sm" onClick={onSend}>{t`Send anyway`}</Button>}
          <Button size="sm" onClick={() => onFillIn(first.at, first.at + first.length)}>{t`Fill in`}</Button>
        </>
      }
    >
      <Trans>Still to fill in: {names}</Trans>
    </Banner>
  )
}
