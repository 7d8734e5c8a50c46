import { EventEmitter } from 'node:events'
import type { ClientBase } from 'pg'

/** The channel of PostgreSQL on which transactions tell others what they have changed. */
export const CHANNEL = 'replybay'

export interface Hearing {
  told: (payload: string) => void
  /** Something may have been told meanwhile that was not heard. */
  missed: () => void
}

export interface Listening {
  /** Resolves once it hears; later, what it does not hear is missed. */
  begun: Promise<void>
  stop: () => void
}

/** Everybody who hears, and what they are told. */
export class Listeners {
  readonly #events = new EventEmitter<{ told: [string]; missed: [] }>().setMaxListeners(0)

  /** @returns the way to stop. */
  add({ told, missed }: Hearing): () => void {
    this.#events.on('told', told).on('missed', missed)
    return () => this.#events.off('told', told).off('missed', missed)
  }

  /** How many hear. */
  get count(): number {
    return this.#events.listenerCount('told')
  }

  /** Hears with a connection, for as long as it lasts. */
  async hearWith(client: ClientBase): Promise<void> {
    client.on('notification', ({ payload = '' }) => this.#events.emit('told', payload))
    await client.query(`listen ${CHANNEL}`)
  }

  miss(): void {
    this.#events.emit('missed')
  }
}
