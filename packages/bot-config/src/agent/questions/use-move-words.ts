import { useLingui } from '@lingui/react/macro'
import type { BotQuestion } from '@replybay/api-client'
import type { Taken } from './reorder.ts'

/** What is said of a question that is being moved. */
export function useMoveWords(questions: readonly BotQuestion[]) {
  const { t } = useLingui()
  return (event: 'taken' | 'moved' | 'dropped' | 'put-back', { id, to, from }: Taken): string => {
    const question = questions.find(({ questionId }) => questionId === id)?.question ?? ''
    const total = questions.length
    const [place, before] = [to + 1, from + 1]
    switch (event) {
      case 'taken':
        return t`${question} taken, place ${place} of ${total}. Move it with the arrow keys, drop it with Space, put it back with Escape.`
      case 'moved':
        return t`Place ${place} of ${total}`
      case 'dropped':
        return t`${question} dropped at place ${place} of ${total}`
      case 'put-back':
        return t`${question} put back at place ${before} of ${total}`
    }
  }
}
