import { keepText, readKept, subscribeKept } from '@replybay/sync'
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

function useChoice(kind: string, ids: readonly string[]): Choice {
  const key = `replybay:${kind}:${useUser()._id}`
  const chosen = useSyncExternalStore(subscribeKept, () => readKept(key))
  return {
    // One that was removed meanwhile is no choice any more.
    id: chosen !== undefined && ids.includes(chosen) ? chosen : ids[0],
    choose: (id) => keepText(key, id),
  }
}
