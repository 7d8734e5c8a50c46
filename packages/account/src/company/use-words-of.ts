import { useLingui } from '@lingui/react/macro'
import { type Slot, useFillLabels } from '@replybay/feature-kit'

/** What features show in a slot of the settings, as one list: "Saved replies, waiting limits". Empty where none does. */
export function useWordsOf(slot: Slot): string {
  const { i18n } = useLingui()
  const words = useFillLabels(slot).map(({ label }, index) => {
    const word = i18n._(label)
    return index === 0 ? word : word.charAt(0).toLocaleLowerCase(i18n.locale) + word.slice(1)
  })
  return new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(words)
}
