import { useLingui } from '@lingui/react/macro'
import type { SettingName } from './settings-values.ts'

/** What the settings of an agent are called, in a sentence about them. */
export function useSettingLabels(): Record<SettingName, string> {
  const { t } = useLingui()
  return {
    replybayTitle: t`Name`,
    themeColor: t`Theme color`,
    allowIntroduce: t`Greet visitors first`,
    introduceText: t`Introduction`,
    introductions: t`Introduction in other languages`,
    allowFaq: t`Suggested questions`,
    beforeCloseTime: t`Closing idle tickets`,
    asksRating: t`Ask for a rating`,
  }
}
