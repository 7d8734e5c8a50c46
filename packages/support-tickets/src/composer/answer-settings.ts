import { keepText, readKept, keptUnder } from '@replybay/sync'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** For how long one can choose to have an answer back, in seconds. */
export const undoChoices = [0, 5, 10, 20, 30] as const

const schema = v.object({
  undoSeconds: v.fallback(v.picklist(undoChoices), 5),
  /** Whether Enter alone sends; Shift+Enter makes a new line then. */
  enterSends: v.fallback(v.boolean(), false),
})

/** How a person wants to answer, on this device. */
export type AnswerSettings = v.InferOutput<typeof schema>

const keyOf = (userId: string) => `replybay:answer-settings:${userId}`

export function useAnswerSettings(userId: string) {
  const kept = useSyncExternalStore(keptUnder(keyOf(userId)), () => readKept(keyOf(userId)))
  const settings = useMemo(() => parse(kept), [kept])
  return {
    settings,
    change: (change: Partial<AnswerSettings>) =>
      keepText(keyOf(userId), JSON.stringify({ ...settings, ...change })),
  }
}

function parse(kept: string | undefined): AnswerSettings {
  try {
    return v.parse(schema, JSON.parse(kept ?? '{}'))
  } catch {
    return v.parse(schema, {})
  }
}
