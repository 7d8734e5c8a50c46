import type { components } from '@replybay/api-client'
import { eq } from 'drizzle-orm'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'
import { openMailbox } from '../receive.ts'
import { findMailbox } from '../store.ts'
import { findConnection } from './remote-store.ts'
import { isOfServers, type MailSecret, type MailTokens, openMailSecret, sealMailSecret } from './secrets.ts'
import { mailboxConnections } from './tables.ts'
import { wakeMailbox } from './wake.ts'

type NewMailbox = components['schemas']['NewMailbox']

/**
 * Connects a mailbox that lives at a server, or changes how; it is worked with from now on.
 *
 * @param tokens of the person who has signed in at its provider, in place of a password
 * @returns its address.
 */
export async function connectRemote(
  queries: Queries,
  { vault }: { vault: Vault | undefined },
  companyId: string,
  asked: NewMailbox,
  tokens?: MailTokens,
): Promise<string> {
  const { incoming, outgoing, provider = 'other' } = asked
  const address = asked.address.toLowerCase()
  if (!incoming || !outgoing) {
    throw new Failure('invalid-request', {
      fields: [{ path: incoming ? '/body/outgoing' : '/body/incoming', message: 'is required' }],
    })
  }
  const known = await findMailbox(queries, companyId)
  if (known && (known.kind === 'local' || known.address !== address)) throw new Failure('conflict')
  const mailbox = known ?? (await openMailbox(queries, { companyId, address, kind: 'imap' }))
  const kept = known && (await findConnection(queries, known.id))
  const user = asked.user ?? address
  // A password is shown to no other servers than those that it was typed for.
  const isSame = kept && isOfServers(kept.connection, { incoming, outgoing, user })
  const secret =
    tokens ??
    mergedSecret(asked, isSame ? openMailSecret(vault, mailbox.id, kept.connection.secret) : undefined)
  const now = new Date()
  const starting = { state: 'starting', at: now.toISOString() } as const
  const row = {
    provider,
    incoming,
    outgoing,
    user,
    sendingUser: asked.sendingUser ?? null,
    secret: sealMailSecret(vault, mailbox.id, secret),
    signsIn: tokens !== undefined,
    renewingUntil: null,
    receiving: starting,
    sending: starting,
    changedAt: now,
  }
  if (kept) {
    await queries.update(mailboxConnections).set(row).where(eq(mailboxConnections.mailboxId, mailbox.id))
  } else {
    await queries.insert(mailboxConnections).values({ ...row, id: newId(), mailboxId: mailbox.id, companyId })
  }
  await wakeMailbox(queries, mailbox.id)
  return address
}

/** What is not typed again stays. @throws Failure `invalid-request` without a password. */
function mergedSecret(
  { password, sendingPassword, sendingUser }: NewMailbox,
  kept: MailSecret | undefined,
): MailSecret {
  const used = password ?? kept?.password
  if (used === undefined) {
    throw new Failure('invalid-request', { fields: [{ path: '/body/password', message: 'is required' }] })
  }
  const sending = sendingUser === undefined ? undefined : (sendingPassword ?? kept?.sendingPassword)
  return { password: used, ...(sending !== undefined && { sendingPassword: sending }) }
}
