import { ApiError, webMutations, webQueries } from '@replybay/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

interface Progress {
  done: number
  total: number
}

/** Adds questions one after the other, in their order. */
export function useAddQuestions(webId: string, lang: string) {
  const client = useQueryClient()
  const { mutateAsync } = useMutation(webMutations.addQuestion({ id: webId, lang }))
  const [progress, setProgress] = useState<Progress>()
  const [failure, setFailure] = useState<{ error: unknown; left: number }>()
  const { queryKey } = webQueries.questions(webId)

  /** @returns those that were not added. */
  async function add(questions: readonly string[]): Promise<string[]> {
    const total = questions.length
    const left: string[] = []
    let problem: unknown
    setFailure(undefined)
    for (const [done, question] of questions.entries()) {
      setProgress({ done, total })
      try {
        client.setQueryData(queryKey, await mutateAsync({ question }))
      } catch (error) {
        problem = error
        left.push(question)
        // Whatever is wrong with one question alone, the others may go.
        const isOfOne = error instanceof ApiError && error.status === 400
        if (isOfOne) continue
        if (error instanceof ApiError && error.isNotFound) void client.invalidateQueries({ queryKey })
        left.push(...questions.slice(done + 1))
        break
      }
    }
    setProgress(undefined)
    if (left.length > 0) setFailure({ error: problem, left: left.length })
    return left
  }
  return { add, progress, failure }
}
