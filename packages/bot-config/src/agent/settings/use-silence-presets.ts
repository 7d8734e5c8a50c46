import { useLingui } from '@lingui/react/macro'

const DAY = 24 * 60

/** Times after which tickets are often closed, in minutes. */
export function useSilencePresets(): readonly { value: number; label: string }[] {
  const { t, i18n } = useLingui()
  const lasting = (value: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  return [
    { value: 0, label: t({ context: 'time', message: 'Never' }) },
    { value: 15, label: lasting(15, 'minute') },
    { value: 30, label: lasting(30, 'minute') },
    { value: 60, label: lasting(1, 'hour') },
    { value: DAY, label: lasting(1, 'day') },
    { value: 7 * DAY, label: lasting(7, 'day') },
  ]
}
