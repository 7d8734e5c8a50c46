import {
  ApiError,
  emailMutations,
  type MailboxProblem,
  type MailboxStep,
  type MailboxTest,
  type MailboxTestResult,
} from '@replybay/api-client'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

/** In the order in which they are tried. */
export const steps: readonly MailboxStep[] = ['found', 'encrypted', 'signed-in', 'folders', 'sending']

export interface ConnectionTest {
  results: readonly MailboxTestResult[]
  /** The step that is tried now. */
  running: MailboxStep | undefined
  /** When it failed, and as what. */
  problem: { step: MailboxStep; problem: MailboxProblem } | undefined
  /** The server of Replybay itself could not be asked. */
  error: Error | undefined
  hasPassed: boolean
  /** @returns the step that failed. */
  run: (connection: Omit<MailboxTest, 'step'>) => Promise<ConnectionTest['problem']>
  /** What was tried is another connection now. */
  reset: () => void
}

interface State {
  results: readonly MailboxTestResult[]
  running: MailboxStep | undefined
  error: Error | undefined
}

const untried: State = { results: [], running: undefined, error: undefined }

/** Tries a connection step by step; each is told as soon as it is known. */
export function useConnectionTest(): ConnectionTest {
  const { mutateAsync } = useMutation(emailMutations.test())
  const [state, setState] = useState(untried)
  const turn = useRef(0)
  const failed = failureIn(state.results)
  return {
    ...state,
    problem: failed,
    hasPassed: state.results.length === steps.length && !failed,
    reset: () => {
      turn.current += 1
      setState(untried)
    },
    async run(connection) {
      const mine = ++turn.current
      const results: MailboxTestResult[] = []
      for (const step of steps) {
        setState({ results: [...results], running: step, error: undefined })
        try {
          const result = await mutateAsync({ ...connection, step })
          // What is typed meanwhile is another connection.
          if (turn.current !== mine) return undefined
          if (result) results.push(result)
        } catch (error) {
          if (turn.current === mine) setState({ results, running: undefined, error: errorOf(error) })
          return undefined
        }
        if (failureIn(results)) break
      }
      setState({ results, running: undefined, error: undefined })
      return failureIn(results)
    },
  }
}

function failureIn(results: readonly MailboxTestResult[]): ConnectionTest['problem'] {
  const [failed] = results.flatMap(({ step, problem }) => (problem ? [{ step, problem }] : []))
  return failed
}

const errorOf = (error: unknown) =>
  error instanceof ApiError || error instanceof Error ? error : new Error(String(error))
