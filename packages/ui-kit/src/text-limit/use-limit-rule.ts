import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { surplusOf } from './count-characters.ts'

/** Makes the rule of a form that a text has at most so many characters, with the words of `TextField` and `TextArea`. */
export function useLimitRule(): (limit: number) => (text: string) => true | string {
  const { t } = useLingui()
  const formats = useFormats()
  return (limit) => (text) => {
    const surplus = surplusOf(text, limit)
    return surplus === 0 || t`Limit: ${formats.number(limit)} characters (${formats.number(surplus)} over)`
  }
}
