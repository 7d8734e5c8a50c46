import { EventEmitter } from 'node:events'
import type { ClientBase } from 'pg'

/** The channel of PostgreSQL on which transactions publish what they have changed. */
export const CHANNEL = 'replybay'

export interface NotificationListener {
  notified: (payload: string) => void
  /** Notifications may have been missed meanwhile. */
  missed: () => void
}

export interface Subscription {
  /** Resolves once it listens; notifications that it does not get later are missed. */
  begun: Promise<void>
  stop: () => void
}

/** All listeners of a process. */
export class Listeners {
  readonly #events = new EventEmitter<{ notified: [string]; missed: [] }>().setMaxListeners(0)

  /** @returns the way to stop. */
  add({ notified, missed }: NotificationListener): () => void {
    this.#events.on('notified', notified).on('missed', missed)
    return () => this.#events.off('notified', notified).off('missed', missed)
  }

  /** How many listen. */
  get count(): number {
    return this.#events.listenerCount('notified')
  }

  /** Listens with a connection, for as long as it lasts. */
  async listenWith(client: ClientBase): Promise<void> {
    client.on('notification', ({ payload = '' }) => this.#events.emit('notified', payload))
    await client.query(`listen ${CHANNEL}`)
  }

  miss(): void {
    this.#events.emit('missed')
  }
}
