import { Trans } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'
import { FactLine } from '@replybay/ui-kit'

/** What is to be filled in, and what this ticket proves, in words. */
export function FactsLine({ open, proven }: { open: readonly string[]; proven: readonly string[] }) {
  const { locale } = useLocale()
  const list = new Intl.ListFormat(locale)
  const [openFacts, provenFacts] = [list.format(open), list.format(proven)]
  return (
    <>
      {open.length > 0 && (
        <FactLine tone="open">
          <Trans>Fill in: {openFacts}</Trans>
        </FactLine>
      )}
      {proven.length > 0 && (
        <FactLine tone="proven">
          <Trans>From this ticket: {provenFacts}</Trans>
        </FactLine>
      )}
    </>
  )
}
