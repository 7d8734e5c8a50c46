import type { BotQuestionLanguage } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useMemo } from 'react'
import { removals } from '../removal/removals.ts'

/** The languages of a web without the questions that are on their way out. */
export function useShownLanguages(
  webId: string,
  languages: readonly BotQuestionLanguage[] | undefined,
): readonly BotQuestionLanguage[] | undefined {
  const pending = usePending(removals, useUser()._id)
  return useMemo(() => {
    const gone = new Set(pending.filter((one) => one.webId === webId).map(({ questionId }) => questionId))
    return languages?.map((one) => ({
      ...one,
      questions: one.questions.filter(({ questionId }) => !gone.has(questionId)),
    }))
  }, [pending, webId, languages])
}
