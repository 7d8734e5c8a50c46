import type { AddressInfo } from 'node:net'
import type { components } from '@replybay/api-client'
import { expect } from 'vitest'
import { compileSchema } from './contract-check.ts'
import { WEB } from './support-desk.ts'
import type { TestServer } from './test-server.ts'

type Summary = components['schemas']['TicketSummary']

export interface Told {
  event: string
  id: string
  data: {
    topics?: string[]
    topic?: string
    id: string
    by?: string
    ticket: Summary | null
    begins?: boolean
    isPaused?: boolean
    people?: components['schemas']['PresentPerson'][]
  }
}

const isChange = compileSchema({ $ref: '#/components/schemas/ChangeEvent' })

/** Reads a stream as it comes. */
export class Follower {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #decoder = new TextDecoder()
  #rest = ''

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader()
  }

  async next(): Promise<Told> {
    for (;;) {
      const end = this.#rest.indexOf('\n\n')
      if (end >= 0) {
        const lines = this.#rest.slice(0, end).split('\n')
        this.#rest = this.#rest.slice(end + 2)
        const fields = new Map(
          lines.map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
        )
        const [event = '', id = ''] = [fields.get('event'), fields.get('id')]
        const data = JSON.parse(fields.get('data') ?? '{}')
        if (event === 'change') expect(isChange(data), JSON.stringify(isChange.errors)).toBe(true)
        return { event, id, data }
      }
      const { value, done } = await this.#reader.read()
      if (done) throw new Error('The stream has ended.')
      this.#rest += this.#decoder.decode(value, { stream: true })
    }
  }

  /** The next event about a ticket; others that come before it are passed over. */
  async about(ticketId: string): Promise<Told> {
    for (;;) {
      const told = await this.next()
      if (told.data.id === ticketId) return told
    }
  }

  leave(): Promise<void> {
    return this.#reader.cancel()
  }
}

export interface FollowInput {
  topics?: string[]
  /** @default the demo company's */
  webId?: string
  since?: string
}

/** Follows what happens in a web; the server listens on a port. */
export async function followServer(server: TestServer, input: FollowInput, token: string) {
  const { topics = ['tickets'], webId = WEB, since } = input
  const query = new URLSearchParams({ webId, ...(since && { since }) })
  for (const topic of topics) query.append('topics', topic)
  const { port } = server.app.server.address() as AddressInfo // Sound: it listens on a port.
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/changes?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.body || !response.ok) return { status: response.status, response }
  const follower = new Follower(response.body)
  return { status: response.status, response, follower, ready: await follower.next() }
}
