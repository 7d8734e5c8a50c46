import { hearPresence, known, type KnownPresence } from './presence-store.ts'

type Message = { kind: 'asks' } | { kind: 'knows'; known: KnownPresence }

/**
 * Tells a tab that is opened later who is there: the stream, which all tabs of a person share, says it when it begins and
 * whenever it changes.
 */
export function sharePresence(userId: string, webId: string, signal: AbortSignal): void {
  if (signal.aborted) return
  const channel = new BroadcastChannel(`replybay:presence:${userId}:${webId}`)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'asks') {
      if (known.size > 0) channel.postMessage({ kind: 'knows', known })
    } else if (known.size === 0) {
      for (const [id, people] of data.known) hearPresence({ topic: 'presence', id, people: [...people] })
    }
  })
  channel.postMessage({ kind: 'asks' })
  signal.addEventListener('abort', () => channel.close())
}
