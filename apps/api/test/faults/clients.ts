import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Operation } from '@replybay/api-client'
import {
  answerTicket,
  closeTicket,
  continueConversation,
  countTickets,
  getTicketInfo,
  openConversation,
} from '@replybay/api-client/operations'
import { call, type CallOptions } from '../process-calls.ts'
import type { CallArguments } from '../operation-call.ts'
import type { Shop } from './shop.ts'
import { faultsOf, type Told, type Writing } from './told.ts'

/** What a client waits before it tries again; in ms. */
const BACK_OFF_MS = 20
const ANSWERS_TO_ONE_UNSEEN = 5

/**
 * Visitors and colleagues who all write at once: each opens a conversation, asks, answers, asks, answers and
 * closes, and begins anew. What is not acknowledged they send again, under the same key.
 */
export class Clients {
  /** What was answered instead of a success, each once, with its words. */
  readonly refusals = new Map<number, string>()
  /** How many writings were acknowledged. */
  acknowledged = 0
  /** How many attempts failed or were refused. */
  failed = 0
  /** How many conversations may have been opened without anybody knowing. */
  #unknown = 0
  readonly #shop: Shop
  readonly #told: Told[] = []
  #address: Promise<string>
  #isEnding = false
  #leaving = new AbortController()
  #underway = new Set<Promise<unknown>>()
  #working: Promise<void>[] = []
  #nextSender = 0

  constructor(shop: Shop, address: string) {
    this.#shop = shop
    this.#address = Promise.resolve(address)
  }

  start(count: number): void {
    for (let number = 0; number < count; number++) {
      this.#working.push(this.#work().catch((error: unknown) => this.leave(error)))
    }
  }

  /** Resolves when so many more writings were acknowledged. */
  async acknowledge(more: number): Promise<void> {
    const goal = this.acknowledged + more
    await this.#until(() => this.acknowledged >= goal)
  }

  /** Resolves when so many more attempts have failed. */
  async fail(more: number): Promise<void> {
    const goal = this.failed + more
    await this.#until(() => this.failed >= goal)
  }

  /** From now on nobody begins to call, until the returned function says where the server is. */
  hold(): (address: string) => void {
    const { promise, resolve } = Promise.withResolvers<string>()
    this.#address = promise
    return resolve
  }

  /** Resolves when no call is under way. */
  async quiet(): Promise<void> {
    await Promise.allSettled(this.#underway)
  }

  /** Lets go of everything at once; whoever waits for something then is told why. */
  leave(why?: unknown): void {
    this.#leaving.abort(why)
  }

  /** Resolves when everybody has told their conversation to its end. */
  async end(): Promise<void> {
    this.#isEnding = true
    await Promise.all(this.#working)
    this.#leaving.signal.throwIfAborted()
  }

  /**
   * Compares what is stored with what was acknowledged.
   *
   * @param newest how many conversations to look at, from the newest on.
   */
  async faults(address: string, newest = Infinity): Promise<string[]> {
    const { token, webId } = this.#shop
    const faults: string[] = []
    for (const told of this.#told.slice(-newest)) {
      const { body } = await call(address, getTicketInfo, { token, path: { id: told.id } })
      faults.push(...faultsOf(told, JSON.parse(body).data.ticket))
    }
    const { body } = await call(address, countTickets, { token, path: { webId } })
    const counts: Record<string, Record<string, number>> = JSON.parse(body).data.counts
    const stored = Object.values(counts).flatMap((channels) => Object.values(channels))
    const tickets = stored.reduce((sum, count) => sum + count, 0)
    const surplus = tickets - this.#told.length - this.#unknown
    if (surplus > 0) faults.push(`There are ${surplus} conversations that nobody opened`)
    return faults
  }

  async #work(): Promise<void> {
    while (!this.#isEnding) await this.#tell()
  }

  async #tell(): Promise<void> {
    const told = await this.#open()
    for (let number = 0; number < 2; number++) {
      await this.#write(told, continueConversation, told.token)
      await this.#write(told, answerTicket, this.#shop.token)
    }
    await this.#send(closeTicket, { token: this.#shop.token, path: { id: told.id } })
    told.isClosed = true
  }

  async #open(): Promise<Told> {
    const first = newWriting()
    const answer = await this.#send(openConversation, {
      body: { webId: this.#shop.webId, message: first.text },
      headers: { 'x-forwarded-for': this.#newSender() },
    })
    const { conversation, token } = JSON.parse(answer).data
    first.isAcknowledged = true
    const told: Told = { id: conversation.id, token, writings: [first], isClosed: false }
    this.#told.push(told)
    return told
  }

  async #write(
    told: Told,
    operation: typeof continueConversation | typeof answerTicket,
    token: string,
  ): Promise<void> {
    const writing = newWriting()
    told.writings.push(writing)
    const headers = { 'idempotency-key': writing.key }
    const parts = { token, path: { id: told.id }, body: { message: writing.text }, headers }
    await this.#send(operation, parts)
    writing.isAcknowledged = true
    // Some never see the answer, and send again what is stored.
    if (this.acknowledged % ANSWERS_TO_ONE_UNSEEN === 0) await this.#send(operation, parts)
  }

  /** @returns the answer of the attempt that succeeded. */
  async #send<Op extends Operation>(
    operation: Op,
    ...options: CallArguments<CallOptions<Op>>
  ): Promise<string> {
    for (;;) {
      const address = await this.#address
      this.#leaving.signal.throwIfAborted()
      const attempt = call(address, operation, ...options).catch(forgiveNetwork)
      this.#underway.add(attempt)
      const answer = await attempt
      this.#underway.delete(attempt)
      if (answer && answer.status < 300) {
        this.acknowledged++
        return answer.body
      }
      this.failed++
      if (answer) this.refusals.set(answer.status, answer.body)
      if (operation.id === openConversation.id) this.#unknown++
      await pause(BACK_OFF_MS)
    }
  }

  async #until(isReached: () => boolean): Promise<void> {
    while (!isReached()) {
      this.#leaving.signal.throwIfAborted()
      await pause(1)
    }
  }

  #newSender(): string {
    const number = this.#nextSender++
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  }
}

/** What `fetch` throws where there is nobody, or nobody any more. An answer that breaks the contract stays a fault. */
function forgiveNetwork(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error
}

function newWriting(): Writing {
  const key = randomUUID()
  return { key, text: `Written as ${key}`, isAcknowledged: false }
}
