import { type components, emailMutations, runMutation } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

type Schemas = components['schemas']

export interface TrialResult {
  suggestion: Schemas['EmailSuggestion']
  /** How long it took, in ms. */
  took: number
}

/** After so long, one may stop waiting; in ms. */
const STOPPABLE_MS = 1_000

/** Asks the AI agent what it would reply. What it said before stays until it says something else. */
export function useTrial() {
  const client = useQueryClient()
  const running = useRef<AbortController>(undefined)
  const [result, setResult] = useState<TrialResult>()
  const [error, setError] = useState<Error>()
  const [isAsking, setAsking] = useState(false)
  const [isLong, setLong] = useState(false)
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setLong(true), STOPPABLE_MS)
    return () => clearTimeout(timer)
  }, [isAsking])

  function stop() {
    running.current?.abort()
    setAsking(false)
    setLong(false)
  }
  async function ask(thread: Schemas['EmailSuggestionRequest']['thread']) {
    stop()
    const own = new AbortController()
    running.current = own
    setAsking(true)
    setError(undefined)
    const begin = performance.now()
    try {
      const suggestion = await runMutation(client, emailMutations.suggestAnswer(own.signal), { thread })
      if (!own.signal.aborted && suggestion) setResult({ suggestion, took: performance.now() - begin })
    } catch (failure) {
      if (!own.signal.aborted) setError(failure instanceof Error ? failure : new Error(String(failure)))
    }
    if (running.current === own) stop()
  }
  return {
    result,
    error,
    isAsking,
    canStop: isAsking && isLong,
    ask: (thread: Schemas['EmailSuggestionRequest']['thread']) => void ask(thread),
    stop,
    clear: () => {
      stop()
      setResult(undefined)
      setError(undefined)
    },
  }
}
