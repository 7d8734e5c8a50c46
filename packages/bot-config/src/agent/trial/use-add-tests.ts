import {
  type RequestBody,
  runMutation,
  testQuestionMutations,
  testQuestionQueries,
} from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

export type ChosenQuestion = Pick<RequestBody<'addTestQuestion'>, 'question' | 'lang'>

/** Questions that were chosen, and how they become test questions: one after the other, what fails stays chosen. */
export function useAddTests({ webId, onAdded }: { webId: string; onAdded: () => void }) {
  const client = useQueryClient()
  /** By what is asked. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenQuestion>>(new Map())
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown }>()

  function choose(question: ChosenQuestion, isChosen: boolean) {
    const next = new Map(chosen)
    if (isChosen) next.set(question.question, question)
    else next.delete(question.question)
    setChosen(next)
  }
  async function addAll() {
    if (isAdding) return
    setAdding(true)
    setFailure(undefined)
    const left = new Map(chosen)
    try {
      for (const [key, question] of chosen) {
        await runMutation(client, testQuestionMutations.add(webId), { ...question, expected: 'answered' })
        left.delete(key)
      }
      onAdded()
    } catch (error) {
      setFailure({ error })
    } finally {
      setChosen(left)
      setAdding(false)
      await client.invalidateQueries({ queryKey: testQuestionQueries.list(webId).queryKey })
    }
  }
  return { chosen, choose, add: () => void addAll(), isAdding, failure }
}
