import { readFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { ReplybayServer } from '@replybay/server'
import { signedIn } from '../api/signed-in.ts'
import { latenciesOf, latencyFigures } from '../latencies.ts'
import type { Part } from '../part.ts'

const VISITORS = 2_000
const AT_ONCE = 20
const REPLIES = 60
/** For the process to give back what opening the conversations took; in ms. */
const SETTLE_MS = 5_000

interface Visitor {
  place: number
  id: string
  token: string
}

/** Visitors with an open chat on one process: what each takes, and how soon they read a reply of support. */
export const chat: Part = async () => {
  const server = await ReplybayServer.create({
    // Each of them from an address of its own.
    REPLYBAY_TRUSTED_PROXIES: '127.0.0.1',
    REPLYBAY_DEMO: 'on',
    REPLYBAY_MAX_CALLS_PER_SENDER: '5000',
  })
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  try {
    await server.start()
    const places = Array.from({ length: VISITORS }, (_, place) => place)
    const visitors = await inGroups(places, (place) => open(server, place))
    await wait(SETTLE_MS)
    const before = await memoryOf(server)
    const streams = await inGroups(visitors, (visitor) => follow(server, visitor, agent))
    await wait(SETTLE_MS)
    const perVisitor = (await memoryOf(server)) - before
    const call = signedIn(server, await server.signIn('support@maison-lumen.example'))
    const took: number[] = []
    for (let reply = 0; reply < REPLIES; reply++) {
      const place = Math.floor((reply * VISITORS) / REPLIES)
      const [visitor, stream] = [visitors[place], streams[place]]
      if (!visitor || !stream) throw new Error('Every visitor follows.')
      const heard = stream.next()
      const begin = performance.now()
      await call(`/api/v1/tickets/answer/${visitor.id}`, { message: `Reply ${reply}` })
      await heard
      const last = await readLast(server, visitor)
      took.push(performance.now() - begin)
      if (last !== `Reply ${reply}`) throw new Error(`A visitor reads “${last}”, which is not the reply.`)
    }
    return [
      {
        name: `memory of a visitor with an open chat, of ${VISITORS.toLocaleString('en')}`,
        unit: 'kB',
        value: perVisitor / VISITORS / 1_000,
        goal: { most: 40 },
      },
      ...latencyFigures('a reply of support reaches its visitor', latenciesOf(took), {
        goals: { p95: { most: 500 } },
      }),
    ]
  } finally {
    agent.destroy()
    await server.remove()
  }
}

/** So many at once: a server takes only so many calls. */
async function inGroups<From, To>(all: readonly From[], work: (one: From) => Promise<To>): Promise<To[]> {
  const done: To[] = []
  for (let from = 0; from < all.length; from += AT_ONCE) {
    done.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(work))))
  }
  return done
}

async function open({ url }: ReplybayServer, place: number): Promise<Visitor> {
  const answer = await fetch(`${url}/api/v1/visitor/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(place) },
    body: JSON.stringify({ webId: 'web-maison-lumen', message: `Hello ${place}` }),
  })
  // Sound: the contract says what a success holds.
  const { data } = (await answer.json()) as { data: { conversation: { id: string }; token: string } }
  return { place, id: data.conversation.id, token: data.token }
}

/** What a chat window asks for once it hears of a change. @returns the newest message. */
async function readLast({ url }: ReplybayServer, { place, id, token }: Visitor): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/v1/visitor/conversations/${id}`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': addressOf(place) },
  })
  // Sound: the contract says what a success holds.
  const { data } = (await answer.json()) as { data: { conversation: { messages: { text: string }[] } } }
  return data.conversation.messages.at(-1)?.text
}

const addressOf = (place: number) => `203.0.${place >> 8}.${place & 255}`

/** Resolves once the visitor hears of changes. */
async function follow({ url }: ReplybayServer, { place, id, token }: Visitor, agent: Agent) {
  const asked = request(`${url}/api/v1/visitor/conversations/${id}/changes`, {
    agent,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': addressOf(place) },
  }).end()
  // Sound: a request's answer is what it says.
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`A visitor can't follow: ${answer.statusCode}`)
  answer.setEncoding('utf8')
  await once(answer, 'data')
  return {
    /** Resolves with the next change. */
    next: async () => {
      for (;;) {
        const [said] = await once(answer, 'data')
        if (String(said).includes('event: change')) return
      }
    },
  }
}

/** What the process holds, in bytes. */
async function memoryOf({ pid }: ReplybayServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1_024
}
