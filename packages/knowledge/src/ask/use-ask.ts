import { chatMutations, type ExampleAnswer, runMutation } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

interface Asked {
  question: string
  answer?: ExampleAnswer
  /** Why there is no answer. */
  error?: unknown
}

/** Asks the AI agent, one question at a time; to stop is no error. Nothing is kept. */
export function useAsk() {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [isAsking, setAsking] = useState(false)
  const [written, setWritten] = useState('')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(question: string) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setAsking(true)
    setWritten('')
    const onText = (text: string) => {
      if (!own.signal.aborted) setWritten(text)
    }
    const body = { messages: [{ author: 'customer' as const, text: question }] }
    try {
      const answer = await runMutation(client, chatMutations.example(own.signal, onText), body)
      if (!own.signal.aborted) setAsked({ question, answer })
    } catch (error) {
      if (!own.signal.aborted) setAsked({ question, error })
    }
    if (running.current === own) setAsking(false)
  }
  function stop() {
    running.current?.abort()
    setAsking(false)
  }
  function clear() {
    stop()
    setAsked(undefined)
  }
  return {
    asked,
    isAsking,
    /** What the answer that is being written says so far. */
    written,
    ask: (question: string) => void ask(question),
    stop,
    clear,
  }
}
