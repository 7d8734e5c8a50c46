import type { components } from '@replybay/api-client'
import type { Database, Queries } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { Failure } from '../failure.ts'
import type { Person } from '../handlers.ts'
import { mailTexts } from '../mail/mail-texts.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createRateLimit } from '../rate-limits/rate-limit.ts'
import { canonicalAddress, isDeceptive } from './addresses.ts'
import {
  deleteInvitation,
  deleteUnprovedUser,
  findInvitation,
  findOpenInvitation,
  putInvitation,
  updateInvitation,
} from './invitation-store.ts'
import { findUserById, listProvedEmails } from './store.ts'
import { hashToken, newToken } from './tokens.ts'

type Result = components['schemas']['InvitationResult']
type InvitedRole = 'admin' | 'support' | 'warehouse'

const INVITATION_MS = 7 * 24 * 3_600_000
const DAY_MS = 24 * 3_600_000

interface Wish {
  emails: readonly string[]
  message?: string | undefined
}

export interface InvitationService {
  /**
   * Mails an invitation to each address.
   *
   * @throws Failure `user-exists` where none is left to invite, `forbidden` for an admin who invites admins, or
   *   `too-many-requests` after two hundred in a day.
   */
  invite(person: Person, role: InvitedRole, wish: Wish): Promise<Result[]>
  /** @throws Failure `not-found`, or `too-many-requests` after three in an hour. */
  resend(person: Person, id: string): Promise<void>
  /** @returns a link to pass on. @throws Failure `not-found`. */
  createLink(person: Person, id: string): Promise<string>
  /** @throws Failure `not-found`. */
  revoke(person: Person, id: string): Promise<void>
  /** @throws Failure `invitation-over`, or `too-many-requests` after sixty from a sender in a quarter of an hour. */
  read(token: string, sender: string): Promise<components['schemas']['Invitation']>
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
  const resends = createRateLimit(database, { name: 'invite-again', attempts: 3, windowMs: 3_600_000 })
  const reads = createRateLimit(database, { name: 'invite-read', attempts: 60, windowMs: 15 * 60_000 })
  const linkTo = (token: string) => `${dashboardOrigin()}/register?invitation=${token}`

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
    const content = mailTexts[locale].invitation(facts)
    await outbox.add(queries, { companyId, recipient: email, locale, content })
  }

  return {
    async invite(person, role, { emails, message = '' }) {
      if (role === 'admin' && person.role !== 'owner') throw new Failure('forbidden')
      const addresses = emails.map(canonicalAddress)
      const taken = new Set(await listProvedEmails(database.queries, addresses))
      const outcomes = new Map(addresses.map((email) => [email, outcomeOf(email, taken)] as const))
      const invited = [...outcomes].flatMap(([email, outcome]) => (outcome === 'invited' ? email : []))
      if ([...outcomes.values()].every((outcome) => outcome === 'exists')) throw new Failure('user-exists')
      for (const _one of invited) await perDay.take(person.companyId)
      await database.transaction(async (queries) => {
        for (const email of invited) await send(queries, person, email, role, message.trim())
      })
      outbox.wake()
      return emails.map((email) => ({
        email,
        outcome: outcomes.get(canonicalAddress(email)) ?? 'refused',
      }))
    },
    async resend(person, id) {
      const invitation = await findInvitation(database.queries, person.companyId, id)
      if (!invitation) throw new Failure('not-found')
      await resends.take(id)
      const { email, role, message } = invitation
      await database.transaction((queries) => send(queries, person, email, role, message))
      outbox.wake()
    },
    async createLink({ companyId }, id) {
      const token = newToken('invitation')
      const change = {
        linkHash: hashToken(token),
        expiresAt: new Date(Date.now() + INVITATION_MS),
      }
      if (!(await updateInvitation(database.queries, companyId, id, change))) throw new Failure('not-found')
      return linkTo(token)
    },
    async revoke({ companyId }, id) {
      await database.transaction(async (queries) => {
        const email = await deleteInvitation(queries, companyId, id)
        if (email === undefined) throw new Failure('not-found')
        await deleteUnprovedUser(queries, companyId, email)
      })
    },
    async read(token, sender) {
      await reads.take(sender)
      const found = await findOpenInvitation(database.queries, hashToken(token), new Date())
      if (!found) throw new Failure('invitation-over')
      const { email, companyName, role, invitedBy } = found
      return { email, companyName, role, ...(invitedBy && { invitedBy }) }
    },
  }
}

function outcomeOf(email: string, taken: ReadonlySet<string>): Result['outcome'] {
  if (taken.has(email)) return 'exists'
  return isDeceptive(email) ? 'refused' : 'invited'
}
