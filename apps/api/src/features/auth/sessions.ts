import type { components } from '@replybay/api-client'
import type { Database, Queries } from '../../platform/database/database.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { companyState, rightsOf } from '../../platform/contract/rights.ts'
import {
  deleteSession,
  findSessionUser,
  insertSession,
  listSessionsOf,
  markSeen,
  touchSession,
} from './store.ts'
import { hashToken, newToken } from '../../platform/secrets/tokens.ts'

const SESSION_MS = 30 * 24 * 3_600_000
/** To note each call would cost more than it tells; in ms. */
const NOTE_EVERY_MS = 5 * 60_000
const LONGEST_AGENT = 300

export interface SessionService {
  /** @returns the token of a new session. */
  start(queries: Queries, userId: string, userAgent: string): Promise<string>
  /** Who holds the token; undefined when it is unknown, expired or revoked. */
  findPerson(token: string): Promise<Person | undefined>
  /** The same, by the hash of the token. */
  findByHash(tokenHash: string): Promise<Person | undefined>
  /** Those of the person that have not ended, the one used last first. */
  list(person: Person): Promise<components['schemas']['Session'][]>
  /** @throws Failure `not-found` for what is no session of the person. */
  end(person: Person, id: string): Promise<void>
}

export function createSessionService(database: Database): SessionService {
  async function findByHash(tokenHash: string): Promise<Person | undefined> {
    const now = new Date()
    const found = await findSessionUser(database.queries, tokenHash, now)
    if (!found) return undefined
    const { lastSeenAt, permissions, features, blocked, ...user } = found
    if (now.getTime() - lastSeenAt.getTime() >= NOTE_EVERY_MS) {
      await touchSession(database.queries, tokenHash, now)
      await markSeen(database.queries, user.userId, now)
    }
    return {
      kind: 'person',
      tokenHash,
      ...user,
      rights: rightsOf(user.role, permissions),
      company: companyState(features, blocked),
    }
  }

  return {
    async start(queries, userId, userAgent) {
      const token = newToken('session')
      const createdAt = new Date()
      const expiresAt = new Date(createdAt.getTime() + SESSION_MS)
      await insertSession(queries, {
        tokenHash: hashToken(token),
        userId,
        userAgent: userAgent.slice(0, LONGEST_AGENT),
        createdAt,
        lastSeenAt: createdAt,
        expiresAt,
      })
      await markSeen(queries, userId, createdAt)
      return token
    },
    findPerson: (token) => findByHash(hashToken(token)),
    findByHash,
    async list({ userId, tokenHash }) {
      const rows = await listSessionsOf(database.queries, userId, new Date())
      return rows.map((row) => ({
        // The hash opens nothing, and only the person sees it.
        _id: row.tokenHash,
        userAgent: row.userAgent,
        current: row.tokenHash === tokenHash,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      }))
    },
    async end({ userId }, id) {
      if (!(await deleteSession(database.queries, userId, id))) throw new Failure('not-found')
    },
  }
}
