import { emailMutations, emailQueries, runMutation } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pollPause } from './poll-pause.ts'

/** Whose emails were sorted in this session. */
const sorted = new Set<string>()

/** Has the emails sorted into threads, once a session. @see specification §7, POST /emails/sync-thread-mapping */
export function useThreadMapping(isOn: boolean): void {
  const client = useQueryClient()
  const { _id: userId } = useUser()
  useEffect(() => {
    if (!isOn || sorted.has(userId)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    let failures = 0
    const syncThreads = { ...emailMutations.syncThreads(), meta: { invalidates: [] } }
    async function sort() {
      try {
        const mapping = await runMutation(client, syncThreads, undefined)
        failures = 0
        if (mapping?.done !== false) {
          sorted.add(userId)
          return
        }
        await client.invalidateQueries({ queryKey: emailQueries.all })
        if (!isStopped) void sort()
      } catch {
        failures += 1
        if (!isStopped) timer = setTimeout(() => void sort(), pollPause(failures))
      }
    }
    void sort()
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [client, isOn, userId])
}
