/**
 * Who looks at which ticket, and who writes in it. Nothing of it is stored: a page says it by a call, each process hears it
 * by the notifications of the stream and remembers it for the webs that are followed in it, and it ends with the stream
 * of the person. A process that begins to follow a web asks the others.
 */
import type { Database } from '../../../platform/database/database.ts'
import { publishMoment } from '../../../platform/stream/publish.ts'
import type { Follower, Momentary, Topic, Web } from '../../../platform/stream/topic.ts'
import { PresenceRoom } from './presence-room.ts'
import { type Doing, follows, parseSaid, type Said } from './said.ts'

/** A stream ends after two minutes, and its reader comes again: so long, they are still there. In ms. */
const COMES_AGAIN_MS = 3_000

interface OpenRoom {
  web: Web
  room: PresenceRoom
  /** Who follows in this process, and with how many streams. */
  here: Map<string, { follower: Follower; streams: number; leaving?: NodeJS.Timeout }>
}

interface Does {
  /** Names a page of theirs. */
  tab: string
  doing: Doing | 'left'
}

export interface Presence {
  topic: Topic
  /** Tells all who follow the web what a person does in a ticket. */
  tell(web: Web, ticketId: string, userId: string, does: Does): Promise<void>
}

export function createPresence(database: Database): Presence {
  const rooms = new Map<string, OpenRoom>()
  const roomOf = (web: Web): OpenRoom => {
    const open = rooms.get(web.webId) ?? { web, room: new PresenceRoom(web.webId), here: new Map() }
    rooms.set(web.webId, open)
    return open
  }
  const say = (web: Web, id: string, by: string | null, said: Said) =>
    publishMoment(database.queries, 'presence', { ...web, id, by, said })
  /** A database that is gone for now passes nothing on; who comes again says it anew. */
  const trySay = (web: Web, said: Said) => void say(web, web.webId, null, said).catch(() => undefined)
  const announce = ({ web, room }: OpenRoom, { userId, name }: Follower) =>
    trySay(web, follows(userId, name, room.tabsOf(userId)))

  function leave(open: OpenRoom, userId: string): void {
    const one = open.here.get(userId)
    if (!one || --one.streams > 0) return
    one.leaving = setTimeout(() => {
      open.here.delete(userId)
      if (open.here.size === 0) rooms.delete(open.web.webId)
      trySay(open.web, { kind: 'left', userId })
    }, COMES_AGAIN_MS)
    one.leaving.unref()
  }

  const momentary: Momentary = {
    enter(web, follower) {
      const open = roomOf(web)
      const isFirst = [...open.here.values()].every(({ streams }) => streams === 0)
      // While nobody followed, nothing was heard.
      if (isFirst) momentary.missed(web)
      const { userId } = follower
      const one = open.here.get(userId) ?? { follower, streams: 0 }
      clearTimeout(one.leaving)
      open.here.set(userId, { follower, streams: one.streams + 1 })
      announce(open, follower)
      let isOver = false
      return () => {
        if (!isOver) leave(open, userId)
        isOver = true
      }
    },
    heard(web, { id, at, by }, unchecked) {
      const said = parseSaid(unchecked)
      if (!said) return []
      const open = roomOf(web)
      if (said.kind === 'asks') for (const { follower } of open.here.values()) announce(open, follower)
      if (said.kind === 'left') {
        const one = open.here.get(said.userId)
        // They follow here still.
        if (one && one.streams > 0) {
          announce(open, one.follower)
          return []
        }
      }
      return open.room.hear(said, id, Date.now()).map((changed) => ({ id: changed, at, by }))
    },
    missed(web) {
      const { room, here } = roomOf(web)
      room.forgetAllBut(new Set(here.keys()))
      trySay(web, { kind: 'asks' })
    },
    current(web) {
      const { room } = roomOf(web)
      const now = Date.now()
      return [web.webId, ...room.tickets(now)].map((id, place) => ({
        topic: 'presence',
        id,
        ...(place === 0 && { begins: true }),
        people: room.people(id, now),
      }))
    },
  }

  return {
    topic: {
      name: 'presence',
      mayFollow: (rights) => rights.has('web'),
      since: () => Promise.resolve([]),
      read(web, written) {
        const { room } = roomOf(web)
        const now = Date.now()
        return Promise.resolve(
          written.map(({ id }) => ({ topic: 'presence', id, people: room.people(id, now) })),
        )
      },
      momentary,
    },
    tell: (web, ticketId, userId, { tab, doing }) =>
      say(web, ticketId, userId, { kind: 'does', userId, tab, doing }),
  }
}
