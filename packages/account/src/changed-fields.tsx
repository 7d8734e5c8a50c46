import { Plural } from '@lingui/react/macro'
import { useLocale } from '@replybay/i18n'

/** For a save bar: how many fields were changed, and which. */
export function ChangedFields({ count, labels }: { count: number; labels: readonly string[] }) {
  const { locale } = useLocale()
  return (
    <>
      <b>
        <Plural value={count} one="# change not saved:" other="# changes not saved:" />
      </b>{' '}
      {new Intl.ListFormat(locale).format(labels)}
    </>
  )
}
