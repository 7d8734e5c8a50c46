import { useNow } from '@replybay/feature-kit'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** What time it is for somebody elsewhere, or that it is the same as here; nothing in a zone that is not known. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const { t, i18n } = useLingui()
  const now = useNow()
  const [there, here] = useMemo(
    () => [clock(i18n.locale, timeZone), clock(i18n.locale)],
    [i18n.locale, timeZone],
  )
  if (!there || !here) return null
  if (there.whole.format(now) === here.whole.format(now)) return <>{t`same time as you`}</>
  const time = there.time.format(now)
  return <>{t`${time} there`}</>
}

/** Nothing where the browser does not know the zone. */
function clock(locale: string, timeZone?: string) {
  try {
    const zone = timeZone === undefined ? {} : { timeZone }
    return {
      time: new Intl.DateTimeFormat(locale, { ...zone, timeStyle: 'short' }),
      whole: new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'short', timeStyle: 'short' }),
    }
  } catch {
    return undefined
  }
}
