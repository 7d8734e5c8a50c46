import { knowledgeQueries } from '@replybay/api-client'
import { createGathered, useCan, useTopics } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LiveContext } from './live-context.ts'

const TOPICS = ['knowledge'] as const
/** Lists are read again at most so often; in ms. */
const AT_MOST_EVERY_MS = 1_500

/** What is read of each part of the knowledge that is told of: the second names of the queries. */
const reads = {
  sources: ['documents', 'document', 'document-pages', 'websites', 'website', 'website-pages'],
  gaps: ['gaps', 'gap', 'contradictions'],
  review: ['lessons', 'untaught-tickets', 'untaught-emails'],
} as const

const everything = Object.keys(reads) as (keyof typeof reads)[]

/** Reads what is shown of the knowledge again when the server tells that it has changed. */
export function KnowledgeLive({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const mayFollow = useCan('knowledge')
  const [isLive, setLive] = useState(false)
  const gathered = useRef<ReturnType<typeof createGathered<keyof typeof reads>>>(undefined)
  useEffect(() => {
    const own = createGathered<keyof typeof reads>(AT_MOST_EVERY_MS, (parts) => {
      const kinds: readonly string[] = parts.flatMap((part) => reads[part])
      void client.invalidateQueries({
        queryKey: knowledgeQueries.all,
        predicate: ({ queryKey: [, kind] }) => kinds.includes(String(kind)),
      })
    })
    gathered.current = own
    return own.stop
  }, [client])
  useTopics(TOPICS, {
    mayFollow,
    onChange: (change) => change.topic === 'knowledge' && gathered.current?.add(change.id),
    onMissed: () => everything.forEach((part) => gathered.current?.add(part)),
    onState: (state) => setLive(state.isLive),
  })
  return <LiveContext value={isLive}>{children}</LiveContext>
}
