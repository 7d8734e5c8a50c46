import type { components } from '@replybay/api-client'
import type { Role } from '../contract/contract.ts'

/** What a reader is told of one thing, in the words of the contract. */
type ChangeEvent = components['schemas']['ChangeEvent']

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

/** What happens in one area, for whoever follows a web. Its feature publishes each change with `publish`. */
export interface Topic {
  name: TopicName
  mayFollow: (role: Role) => boolean
  /** What was written after a moment, each thing once, the oldest first. It needs an index. */
  since: (web: Web, moment: Date, most: number) => Promise<Written[]>
  /** What to tell of what was written, in the same order. */
  read: (web: Web, written: readonly Written[]) => Promise<ChangeEvent[]>
}
