import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EventStream } from '../../platform/stream/event-stream.ts'
import { followTopics } from '../../platform/stream/follow.ts'
import { createSignals } from '../../platform/stream/signals.ts'
import type { Allowed, Topic } from '../../platform/stream/topic.ts'
import type { SessionService } from '../auth/index.ts'
import { findWeb } from '../webs/index.ts'

interface FollowInput {
  /** Names of topics. What is unknown, or not for the person, is left out. */
  topics: readonly string[]
  webId: string
  /** Begin with what has happened since; ms since 1970. */
  since: number | undefined
}

export interface ChangeService {
  /**
   * @param over when its reader has left
   * @throws Failure `not-found` for a web that is not the company's.
   */
  follow(person: Person, input: FollowInput, over: AbortSignal): Promise<EventStream>
  /** Ends every stream. */
  stop(): void
}

interface ChangeParts {
  database: Database
  sessions: Pick<SessionService, 'findByHash'>
  /** What can be followed. */
  topics: () => readonly Topic[]
}

export function createChangeService({ database, sessions, topics: allTopics }: ChangeParts): ChangeService {
  const signals = createSignals(database)
  const stopped = new AbortController()
  return {
    async follow(person, { topics: names, webId, since }, over) {
      const { companyId, userId, rights, tokenHash } = person
      if (!(await findWeb(database.queries, companyId, webId))) throw new Failure('not-found')
      const topics = allTopics().filter(({ name, mayFollow }) => names.includes(name) && mayFollow(rights))
      let allowed: Allowed = person
      const mayFollow = async () => {
        const known = await sessions.findByHash(tokenHash)
        allowed = known ?? allowed
        return known?.company.isSuspended === false && topics.every((topic) => topic.mayFollow(known.rights))
      }
      const web = { companyId, webId }
      return followTopics({
        signals,
        follower: { userId, name: person.name },
        allowed: () => allowed,
        web,
        topics,
        since,
        mayFollow,
        stopped: AbortSignal.any([stopped.signal, over]),
      })
    },
    stop: () => stopped.abort(),
  }
}
