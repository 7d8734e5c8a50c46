import type { components } from '@replybay/api-client'
import type { Right } from '../contract/contract.ts'
import type { Person } from '../contract/handlers.ts'

/** What a reader is told of one thing, in the words of the contract. */
export type ChangeEvent = components['schemas']['ChangeEvent']

export type TopicName = ChangeEvent['topic']

/** A site of a company. */
export interface Web {
  companyId: string
  webId: string
}

/** That something was written. */
export interface Written {
  id: string
  /** By the database's clock, ms since 1970. */
  at: number
  /** Id of the person who has written it, where one has and that is known. */
  by: string | null
}

/** A person who follows a topic. */
export interface Follower {
  userId: string
  name: string
}

/** What a person may do while they follow. */
export type Allowed = Pick<Person, 'rights' | 'company'>

/** What holds at a moment and is stored nowhere: each process keeps what it has heard of the webs that are followed in it. */
export interface Momentary {
  /** A person begins to follow. @returns the way to say that one of their streams has ended. */
  enter: (web: Web, follower: Follower) => () => void
  /** Takes in what a process said with `publishMoment`. @returns of what has to be told anew. */
  heard: (web: Web, told: Written, said: unknown) => Written[]
  /** Something may have been said that was not heard. */
  missed: (web: Web) => void
  /** What holds now: each stream begins with it. */
  current: (web: Web) => ChangeEvent[]
}

/** What happens in one area, for whoever follows a web. Its feature publishes each change with `publish`. */
export interface Topic {
  name: TopicName
  mayFollow: (rights: ReadonlySet<Right>) => boolean
  /** Whether what happened is for a person who follows. @default all is */
  isFor?: (event: ChangeEvent, person: Allowed) => boolean
  /** What was written after a moment, each thing once, the oldest first. It needs an index. */
  since: (web: Web, moment: Date, most: number) => Promise<Written[]>
  /** What to tell of what was written, in the same order. */
  read: (web: Web, written: readonly Written[]) => Promise<ChangeEvent[]>
  /** Of a topic whose things are not written: `since` finds none. */
  momentary?: Momentary
}
