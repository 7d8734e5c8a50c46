import { demoCompanyIds } from '../demo/accounts.ts'
import type { Database } from '../database/database.ts'
import { Failure } from '../failure.ts'
import type { Person } from '../handlers.ts'
import { createRateLimit } from '../rate-limits/rate-limit.ts'
import { createPasswordCheck } from './passwords.ts'
import { deleteSession, findSessionUser, findUserByEmail, insertSession } from './store.ts'
import { hashToken, newToken } from './tokens.ts'

const SESSION_MS = 30 * 24 * 3_600_000
const WINDOW_MS = 15 * 60_000

interface Credentials {
  email: string
  password: string
}

export interface AuthService {
  /**
   * Starts a session.
   *
   * @param sender whom failures count for.
   * @throws Failure `wrong-credentials`, `not-validated`, or `too-many-requests` after ten
   *   failures for an address or sixty from a sender within a quarter of an hour.
   */
  signIn(credentials: Credentials, sender: string): Promise<string>
  signOut(person: Person): Promise<void>
  /** Who holds the token; undefined when it is unknown, expired or revoked. */
  findPerson(token: string): Promise<Person | undefined>
}

export interface AuthOptions {
  /** Whether the accounts of the demo can be used: everybody knows their password. */
  demoAccounts: boolean
}

export function createAuthService(database: Database, { demoAccounts }: AuthOptions): AuthService {
  const isBarred = (companyId: string) => !demoAccounts && demoCompanyIds.has(companyId)
  const passwords = createPasswordCheck()
  const perAddress = createRateLimit(database, {
    name: 'sign-in-address',
    attempts: 10,
    windowMs: WINDOW_MS,
  })
  const perSender = createRateLimit(database, {
    name: 'sign-in-sender',
    attempts: 60,
    windowMs: WINDOW_MS,
  })

  return {
    async signIn(credentials, sender) {
      const email = credentials.email.trim().toLowerCase()
      // Counted before the password is checked: many tries at once are many tries.
      await perSender.take(sender)
      await perAddress.take(email)
      const known = await findUserByEmail(database.queries, email)
      const user = known && !isBarred(known.companyId) ? known : undefined
      if (!(await passwords.fits(user?.passwordHash, credentials.password)) || !user) {
        throw new Failure('wrong-credentials')
      }
      await perSender.giveBack(sender)
      await perAddress.forget(email)
      if (!user.validatedAt) throw new Failure('not-validated')

      const token = newToken('session')
      const createdAt = new Date()
      const expiresAt = new Date(createdAt.getTime() + SESSION_MS)
      const session = { tokenHash: hashToken(token), userId: user.id, createdAt, expiresAt }
      await insertSession(database.queries, session)
      return token
    },
    async signOut(person) {
      await deleteSession(database.queries, person.tokenHash)
    },
    async findPerson(token) {
      const tokenHash = hashToken(token)
      const user = await findSessionUser(database.queries, tokenHash, new Date())
      if (!user || isBarred(user.companyId)) return undefined
      return { kind: 'person', tokenHash, ...user }
    },
  }
}
