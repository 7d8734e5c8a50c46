import type { components } from '@replybay/api-client'
import type { Database, Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { authFailures } from './failures.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import { authMails } from './mails/auth-mails.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import { canonicalAddress, isDeceptive } from './addresses.ts'
import {
  deleteInvitation,
  deleteUnprovedUser,
  findInvitation,
  findOpenInvitation,
  isOwnersAlone,
  listInvitationsTo,
  putInvitation,
  updateInvitation,
} from './invitation-store.ts'
import { findUserById, listProvedEmails } from './store.ts'
import { hashToken, newToken } from '../../platform/secrets/tokens.ts'

type Result = components['schemas']['InvitationResult']
type InvitedRole = 'admin' | 'support' | 'warehouse'

const INVITATION_MS = 7 * 24 * 3_600_000
const DAY_MS = 24 * 3_600_000

interface InvitationInput {
  emails: readonly string[]
  message?: string | undefined
}

export interface InvitationService {
  /**
   * Mails an invitation to each address.
   *
   * @throws Failure `user-exists` where none is left to invite, `forbidden` for an admin who invites admins, or
   *   `too-many-requests` after two hundred in a day, and after twenty of people who have an account.
   */
  invite(person: Person, role: InvitedRole, input: InvitationInput): Promise<Result[]>
  /** @throws Failure `not-found`, `forbidden` where only the owner may, or `too-many-requests` after three in an hour. */
  resend(person: Person, id: string): Promise<void>
  /** @returns a link to pass on. @throws Failure `not-found`, or `forbidden` where only the owner may. */
  createLink(person: Person, id: string): Promise<string>
  /** @throws Failure `not-found`, or `forbidden` where only the owner may. */
  revoke(person: Person, id: string): Promise<void>
  /** @throws Failure `invitation-over`, or `too-many-requests` after sixty from a sender in a quarter of an hour. */
  read(token: string, caller: Reader): Promise<components['schemas']['Invitation']>
}

interface Reader {
  sender: string
  isBarred: (companyId: string) => boolean
}

interface InvitationParts {
  database: Database
  outbox: Outbox
  /** Where people open the dashboard. */
  dashboardOrigin: () => string
}

export function createInvitationService({
  database,
  outbox,
  dashboardOrigin,
}: InvitationParts): InvitationService {
  const perDay = createRateLimit(database, { name: 'invite-company', attempts: 200, windowMs: DAY_MS })
  // Or invitations would tell of any address whether it has an account.
  const existing = createRateLimit(database, { name: 'invite-existing', attempts: 20, windowMs: DAY_MS })
  const resends = createRateLimit(database, { name: 'invite-again', attempts: 3, windowMs: 3_600_000 })
  const reads = createRateLimit(database, { name: 'invite-read', attempts: 60, windowMs: 15 * 60_000 })
  // Behind the number sign, so that no log of a server or proxy holds it.
  const linkTo = (token: string) => `${dashboardOrigin()}/register#invitation=${token}`

  /** Addresses that an admin can't invite anew, since that would replace what the owner has decided. */
  async function listKept({ companyId, role }: Person, emails: string[]): Promise<string[]> {
    if (role === 'owner') return []
    const open = await listInvitationsTo(database.queries, companyId, emails)
    return open.filter(isOwnersAlone).map(({ email }) => email)
  }

  async function send(queries: Queries, person: Person, email: string, role: InvitedRole, message: string) {
    const inviter = await findUserById(queries, person.userId)
    if (!inviter) throw new Failure('unauthorized')
    const { companyId, companyName, locale } = inviter
    const token = newToken('invitation')
    const createdAt = new Date()
    await putInvitation(queries, {
      id: newId(),
      companyId,
      email,
      role,
      locale,
      message,
      invitedBy: person.userId,
      tokenHash: hashToken(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + INVITATION_MS),
    })
    const facts = { companyName, invitedBy: inviter.name, role, message, url: linkTo(token) }
    const content = authMails[locale].invitation(facts)
    await outbox.add(queries, { companyId, recipient: email, locale, content })
  }

  return {
    async invite(person, role, { emails, message = '' }) {
      if (role === 'admin' && person.role !== 'owner') throw new Failure('forbidden')
      const addresses = [...new Set(emails.map(canonicalAddress))]
      await perDay.take(person.companyId, addresses.length)
      const taken = new Set(await listProvedEmails(database.queries, addresses))
      // Once that is used up, every address is answered alike: else the refusal would tell. In one step, or calls at the
      // same time would all find a rest.
      await existing.take(person.companyId, taken.size)
      const kept = new Set(await listKept(person, addresses))
      const outcomes = new Map(addresses.map((email) => [email, outcomeOf(email, taken, kept)] as const))
      const invited = [...outcomes].flatMap(([email, outcome]) => (outcome === 'invited' ? email : []))
      if ([...outcomes.values()].every((outcome) => outcome === 'exists'))
        throw new Failure(authFailures.userExists)
      await database.transaction(async (queries) => {
        // In one order, whatever order they came in, or two calls would lock each other's rows.
        for (const email of invited.toSorted()) await send(queries, person, email, role, message.trim())
      })
      return emails.map((email) => ({
        email,
        outcome: outcomes.get(canonicalAddress(email)) ?? 'refused',
      }))
    },
    async resend(person, id) {
      const invitation = await findManageable(database.queries, person, id)
      await resends.take(id)
      const { email, role, message } = invitation
      await database.transaction((queries) => send(queries, person, email, role, message))
    },
    async createLink(person, id) {
      const { companyId } = await findManageable(database.queries, person, id)
      const token = newToken('invitation')
      const change = {
        linkHash: hashToken(token),
        // Whoever holds a link is who answers for it.
        invitedBy: person.userId,
        expiresAt: new Date(Date.now() + INVITATION_MS),
      }
      if (!(await updateInvitation(database.queries, companyId, id, change))) throw new Failure('not-found')
      return linkTo(token)
    },
    async revoke(person, id) {
      await database.transaction(async (queries) => {
        const { companyId } = await findManageable(queries, person, id)
        const email = await deleteInvitation(queries, companyId, id)
        if (email === undefined) throw new Failure('not-found')
        await deleteUnprovedUser(queries, companyId, email)
      })
    },
    async read(token, { sender, isBarred }) {
      await reads.take(sender)
      const found = await findOpenInvitation(database.queries, hashToken(token), new Date())
      if (!found || isBarred(found.companyId)) throw new Failure(authFailures.invitationOver)
      const { email, companyName, role, invitedBy } = found
      return { email, companyName, role, ...(invitedBy && { invitedBy }) }
    },
  }
}

/** @throws Failure `not-found`, or `forbidden` for an admin where the owner has invited, or an admin is invited. */
async function findManageable(queries: Queries, person: Person, id: string) {
  const invitation = await findInvitation(queries, person.companyId, id)
  if (!invitation) throw new Failure('not-found')
  if (person.role !== 'owner' && isOwnersAlone(invitation)) throw new Failure('forbidden')
  return invitation
}

function outcomeOf(email: string, taken: ReadonlySet<string>, kept: ReadonlySet<string>): Result['outcome'] {
  if (taken.has(email)) return 'exists'
  if (kept.has(email)) return 'owner-only'
  return isDeceptive(email) ? 'refused' : 'invited'
}
