import type { User } from '@replybay/api-client'
import { keepText, readKept, keptUnder } from '@replybay/sync'
import { useSyncExternalStore } from 'react'
import { useUser } from './session-provider.tsx'

interface Choice {
  /** Id of the current one; nothing where there is none. */
  id: string | undefined
  /** Makes another one the current one, in this browser. */
  choose: (id: string) => void
}

/** Which web of their company a person works on: the first, until they choose another. */
export function useWebChoice(): Choice {
  return useChoice('web', useUser().owner_webs)
}

/** Which chat-community server a person works on: the first, until they choose another. */
export function useGuildChoice(): Choice {
  return useChoice('guild', useUser().owner_guilds)
}

/** Id of the web that a person works on. */
export function useCurrentWeb(): string | undefined {
  return useWebChoice().id
}

/** The same outside of components. */
export function currentWeb({ _id, owner_webs: webs }: User): string | undefined {
  return choiceOf(webs, readKept(keyOf('web', _id)))
}

function useChoice(kind: string, ids: readonly string[]): Choice {
  const key = keyOf(kind, useUser()._id)
  const chosen = useSyncExternalStore(keptUnder(key), () => readKept(key))
  return {
    id: choiceOf(ids, chosen),
    choose: (id) => keepText(key, id),
  }
}

const keyOf = (kind: string, userId: string) => `replybay:${kind}:${userId}`

/** One that was removed meanwhile is no choice any more. */
const choiceOf = (ids: readonly string[], chosen: string | undefined) =>
  chosen !== undefined && ids.includes(chosen) ? chosen : ids[0]
