import {
  runMutation,
  type TestQuestion,
  testQuestionMutations,
  testQuestionQueries,
} from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { usePending } from '@replybay/sync'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { testRemovals } from '../removal/test-removals.ts'

export interface TestSet {
  query: UseQueryResult<TestQuestion[]>
  /** Without those that are on their way out. */
  questions: readonly TestQuestion[] | undefined
  /** How far a run has come. */
  progress: { done: number; total: number } | undefined
  /** Why a run ended before its end. */
  failure: { error: unknown; left: readonly string[] } | undefined
  /** Runs these one after the other, by their ids. */
  run: (ids: readonly string[]) => void
  stop: () => void
}

/** The test questions of a web, and their runs; nothing on a backend that keeps none. */
export function useTestSet(webId: string): TestSet | undefined {
  const client = useQueryClient()
  const canTest = useCan('answering')
  const list = testQuestionQueries.list(webId)
  const query = useQuery({ ...list, enabled: canTest })
  const gone = usePending(testRemovals, useUser()._id)
  const questions = query.data?.filter(
    ({ testQuestionId }) => !gone.some(({ questionId }) => questionId === testQuestionId),
  )
  const [progress, setProgress] = useState<TestSet['progress']>()
  const [failure, setFailure] = useState<TestSet['failure']>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function run(ids: readonly string[]) {
    if (running.current && !running.current.signal.aborted) return
    const own = new AbortController()
    running.current = own
    setFailure(undefined)
    for (const [done, questionId] of ids.entries()) {
      setProgress({ done, total: ids.length })
      try {
        const ran = await runMutation(
          client,
          testQuestionMutations.run({ webId, questionId, signal: own.signal }),
        )
        client.setQueryData(list.queryKey, (all) =>
          all?.map((one) => (one.testQuestionId === questionId ? ran : one)),
        )
      } catch (error) {
        if (!own.signal.aborted) setFailure({ error, left: ids.slice(done) })
        break
      }
      if (own.signal.aborted) break
    }
    setProgress(undefined)
    running.current = undefined
  }
  if (!canTest) return undefined
  return {
    query,
    questions,
    progress,
    failure,
    run: (ids) => void run(ids),
    stop: () => running.current?.abort(),
  }
}
