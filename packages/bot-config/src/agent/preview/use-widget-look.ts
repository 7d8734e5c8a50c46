import type { BotQuestionLanguage, Web } from '@replybay/api-client'
import type { WidgetLook } from '@replybay/chat-widget/preview'
import { locales, useLocale } from '@replybay/i18n'
import { useMemo } from 'react'
import { readIntroduction } from '../settings/introductions.ts'
import { readColor, type SettingsValues, STANDARD_COLOR } from '../settings/settings-values.ts'

interface Shown {
  web: Web | undefined
  /** As they are typed. */
  values: SettingsValues
  logo: string | null
  /** Whose questions are suggested. */
  language: BotQuestionLanguage | undefined
  /** The web's first: the window speaks it where it does not speak that of the questions. */
  firstLanguage: string | undefined
  /** Whether the AI agent replies by itself. */
  repliesAtOnce: boolean
}

/** The language of the window's own texts, where it speaks a language. */
const spokenOf = (lang: string | undefined) =>
  locales.find(({ code }) => code.slice(0, 2) === lang?.slice(0, 2))?.code

/** How the chat window would look with what is typed. */
export function useWidgetLook({
  web,
  values,
  logo,
  language,
  firstLanguage,
  repliesAtOnce,
}: Shown): WidgetLook {
  const { locale } = useLocale()
  const { replybayTitle, themeColor, allowIntroduce, allowFaq } = values
  const title = replybayTitle.trim() || web?.name || web?.domain || ''
  const color = readColor(themeColor) ?? STANDARD_COLOR
  const greeting = readIntroduction(values, language?.lang)
  const introduction = allowIntroduce && greeting.trim() !== '' ? greeting : null
  const spoken = spokenOf(language?.lang) ?? spokenOf(firstLanguage) ?? locale
  return useMemo(
    () => ({
      title,
      color,
      logo,
      introduction,
      questions: allowFaq ? (language?.questions ?? []).map(({ question }) => question) : [],
      language: spoken,
      repliesAtOnce,
    }),
    [title, color, logo, introduction, allowFaq, language, spoken, repliesAtOnce],
  )
}
