import { useUser } from '@replybay/feature-kit'
import { draftKey, forgetText, keepText, readKept } from '@replybay/sync'
import { useState } from 'react'
import * as v from 'valibot'

const edit = v.object({ lang: v.string(), question: v.string(), answer: v.string() })
const schema = v.object({
  added: v.fallback(v.record(v.string(), v.string()), {}),
  edited: v.record(v.string(), edit),
})

/** What a question is being changed to, and in which language it was found. */
export type QuestionEdit = v.InferOutput<typeof edit>

/** What is typed into the questions of a web. */
interface KeptQuestions {
  /** New ones, one a line, by their language. */
  added: Readonly<Record<string, string>>
  /** Those that are being changed, by their ids. */
  edited: Readonly<Record<string, QuestionEdit>>
}

const nothing: KeptQuestions = { added: {}, edited: {} }

/** What is typed, kept as a draft in this browser until it is saved: no tab, language or failure loses it. */
export function useKeptQuestions(webId: string) {
  const key = draftKey(useUser()._id, `form:web-questions:${webId}`)
  const [kept, setKept] = useState(() => read(key))
  function change(next: (before: KeptQuestions) => KeptQuestions) {
    setKept((before) => {
      const after = next(before)
      if (isNothing(after)) forgetText(key)
      else keepText(key, JSON.stringify(after))
      return after
    })
  }
  return {
    ...kept,
    type: (lang: string, text: string) =>
      change((before) => ({ ...before, added: { ...before.added, [lang]: text } })),
    edit: (questionId: string, changed: QuestionEdit) =>
      change(({ added, edited }) => ({ added, edited: { ...edited, [questionId]: changed } })),
    close: (questionId: string) =>
      change(({ added, edited: { [questionId]: _closed, ...edited } }) => ({ added, edited })),
  }
}

const isNothing = ({ added, edited }: KeptQuestions) =>
  Object.values(added).every((text) => text === '') && Object.keys(edited).length === 0

export type KeptQuestionTexts = ReturnType<typeof useKeptQuestions>

function read(key: string): KeptQuestions {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(readKept(key) ?? 'null'))
    return success ? output : nothing
  } catch {
    return nothing
  }
}
