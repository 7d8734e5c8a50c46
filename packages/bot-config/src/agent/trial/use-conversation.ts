import { chatMutations, type ExampleAnswer, runMutation } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** One thing that was said. */
export interface Said {
  id: number
  at: Date
  text: string
  /** What the AI agent replied; nothing for the person's own words. */
  answer?: ExampleAnswer
  /** Why there is no reply to it: what was thrown, or that it was stopped. */
  failure?: { error: unknown } | 'stopped'
}

export interface Conversation {
  said: readonly Said[]
  /** In which language what tells none itself is understood; nothing for that of the company. */
  lang: string | undefined
  isAsking: boolean
  /** What the reply that is being written says so far. */
  written: { text: string; at: Date } | undefined
  /** What is typed and not sent: no other tab loses it. */
  typed: string
  type: (typed: string) => void
  setLang: (lang: string | undefined) => void
  send: (text: string) => void
  /** Sends the last words again. */
  resend: () => void
  /** Stops waiting for a reply; that is no error. */
  stop: () => void
  /** Begins anew. */
  clear: () => void
}

/** A conversation with the AI agent of a web. Nothing of it is kept. */
export function useConversation(webId: string): Conversation {
  const client = useQueryClient()
  const [said, setSaid] = useState<readonly Said[]>([])
  const [lang, setLang] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [written, setWritten] = useState<Conversation['written']>()
  const [typed, type] = useState('')
  const running = useRef<AbortController>(undefined)
  const count = useRef(0)
  useEffect(() => () => running.current?.abort(), [])

  const next = (text: string, answer?: ExampleAnswer): Said => ({
    id: ++count.current,
    at: new Date(),
    text,
    ...(answer && { answer }),
  })
  async function ask(all: readonly Said[]) {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setAsking(true)
    setWritten(undefined)
    const onText = (text: string) => {
      if (!own.signal.aborted) setWritten((before) => ({ at: before?.at ?? new Date(), text }))
    }
    const body = { webId, ...(lang !== undefined && { lang }), messages: messagesOf(all) }
    try {
      const answer = await runMutation(client, chatMutations.example(own.signal, onText), body)
      if (!own.signal.aborted) setSaid([...all, next(answer.text, answer)])
    } catch (error) {
      if (!own.signal.aborted) setSaid(withFailure(all, { error }))
    }
    if (running.current === own) setAsking(false)
  }
  function send(text: string) {
    const all = [...said, next(text)]
    setSaid(all)
    void ask(all)
  }
  function resend() {
    const all = withFailure(said, undefined)
    setSaid(all)
    void ask(all)
  }
  function stop() {
    running.current?.abort()
    setAsking(false)
    setSaid((before) => withFailure(before, 'stopped'))
  }
  function clear() {
    running.current?.abort()
    setAsking(false)
    setSaid([])
  }
  return { said, lang, isAsking, written, typed, type, setLang, send, resend, stop, clear }
}

/** What is sent: a hand-off says nothing. */
function messagesOf(said: readonly Said[]) {
  return said
    .filter(({ text }) => text !== '')
    .slice(-100)
    .map(({ text, answer }) => ({ author: answer ? ('agent' as const) : ('customer' as const), text }))
}

function withFailure(said: readonly Said[], failure: Said['failure']): readonly Said[] {
  const last = said.at(-1)
  if (!last || last.answer) return said
  const { failure: _before, ...words } = last
  return [...said.slice(0, -1), { ...words, ...(failure && { failure }) }]
}
