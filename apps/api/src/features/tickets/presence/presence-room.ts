import type { components } from '@replybay/api-client'
import { STREAM_LIFE_MS } from '../../../platform/stream/follow.ts'
import { type Doing, MOST_TABS, type Said, type Tab } from './said.ts'

export type PresentPerson = components['schemas']['PresentPerson']

/** The reader of a stream that has ended comes again: so long after it began, its person is there no more. In ms. */
const FOLLOWS_MS = STREAM_LIFE_MS + 30_000
/** Who has said nothing for so long looks no more, and writes no more, as `tellPresence` of the contract says; in ms. */
const [LOOKS_MS, WRITES_MS] = [600_000, 60_000]

interface Person {
  name: string
  followedAt: number
  tabs: Map<string, Tab & { saidAt: number }>
}

/** Who is there in a web, as one process knows it. Pure: no database, no clock. Times are in ms since 1970. */
export class PresenceRoom {
  readonly #webId: string
  readonly #people = new Map<string, Person>()

  constructor(webId: string) {
    this.#webId = webId
  }

  /** @returns the ids of the tickets, or of the web, of which something else is to be told now. */
  hear(said: Said, id: string, now: number): string[] {
    const changed = new Set<string>()
    for (const [userId, person] of this.#people) {
      if (now - person.followedAt > FOLLOWS_MS) this.#drop(userId, changed)
    }
    if (said.kind === 'left') this.#drop(said.userId, changed)
    if (said.kind === 'follows') {
      const person = this.#person(said.userId, said.name, now, changed)
      const unknown = said.tabs.filter(({ tab }) => !person.tabs.has(tab))
      for (const tab of unknown) this.#set(person, tab.tab, tab, now, changed)
    }
    if (said.kind === 'does') {
      const { userId, tab, doing } = said
      const person = this.#people.get(userId)
      if (person)
        this.#set(person, tab, doing === 'left' ? undefined : { tab, ticketId: id, doing }, now, changed)
    }
    return [...changed]
  }

  /** Forgets all but some people: of the others, it is not known what they did meanwhile. */
  forgetAllBut(userIds: ReadonlySet<string>): void {
    for (const userId of this.#people.keys()) if (!userIds.has(userId)) this.#people.delete(userId)
  }

  tabsOf(userId: string): Tab[] {
    return [...(this.#people.get(userId)?.tabs.values() ?? [])]
  }

  /** Ids of the tickets that anybody looks at. */
  tickets(now: number): string[] {
    const all = [...this.#people.values()].flatMap(({ tabs }) => [...tabs.values()])
    return [...new Set(all.filter((tab) => now - tab.saidAt < LOOKS_MS).map(({ ticketId }) => ticketId))]
  }

  /** Who looks at a ticket, or follows the web. */
  people(id: string, now: number): PresentPerson[] {
    return [...this.#people].flatMap(([userId, { name, tabs }]) => {
      if (id === this.#webId) return [{ _id: userId, name }]
      const here = [...tabs.values()].filter((tab) => tab.ticketId === id && now - tab.saidAt < LOOKS_MS)
      const [first] = here
      if (!first) return []
      const writing = here.find((tab) => tab.doing !== 'looking' && now - tab.saidAt < WRITES_MS)
      const doing: Doing = writing?.doing ?? 'looking'
      return [{ _id: userId, name, doing }]
    })
  }

  #person(userId: string, name: string, now: number, changed: Set<string>): Person {
    const known = this.#people.get(userId)
    if (!known) changed.add(this.#webId)
    const person = { name, followedAt: now, tabs: known?.tabs ?? new Map() }
    this.#people.set(userId, person)
    return person
  }

  #set({ tabs }: Person, name: string, tab: Tab | undefined, now: number, changed: Set<string>): void {
    const before = tabs.get(name)
    if (before) changed.add(before.ticketId)
    if (!tab) {
      tabs.delete(name)
      return
    }
    changed.add(tab.ticketId)
    tabs.delete(name)
    tabs.set(name, { ...tab, saidAt: now })
    const [oldest] = tabs
    if (!oldest || tabs.size <= MOST_TABS) return
    changed.add(oldest[1].ticketId)
    tabs.delete(oldest[0])
  }

  #drop(userId: string, changed: Set<string>): void {
    const person = this.#people.get(userId)
    if (!person) return
    changed.add(this.#webId)
    for (const { ticketId } of person.tabs.values()) changed.add(ticketId)
    this.#people.delete(userId)
  }
}
