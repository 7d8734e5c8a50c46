import { Failure } from '../../../platform/contract/failure.ts'
import type { SealedColumn } from '../../../platform/secrets/seal-anew.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'
import { mailboxConnections, type MailServer } from './tables.ts'

/** What OAuth 2 gives. */
export interface MailTokens {
  refreshToken: string
  accessToken: string
  /** When the access token ends, in ms since 1970. */
  expiresAt: number
}

/** With what one signs in at the servers of a mailbox. */
export interface MailSecret extends Partial<MailTokens> {
  password?: string
  /** Where sending has another one. */
  sendingPassword?: string
}

const placeOf = (mailboxId: string) => `mailbox_connections ${mailboxId}`

export const sealedConnections: SealedColumn = {
  table: mailboxConnections,
  id: mailboxConnections.mailboxId,
  sealed: mailboxConnections.secret,
  placeOf,
}

/** @throws Failure `no-secret-key` where nothing can be kept secret. */
export function sealMailSecret(vault: Vault | undefined, mailboxId: string, secret: MailSecret): string {
  if (!vault) throw new Failure('no-secret-key')
  return vault.seal(JSON.stringify(secret), placeOf(mailboxId))
}

/** @throws for one that was sealed by another key. */
export function openMailSecret(vault: Vault | undefined, mailboxId: string, sealed: string): MailSecret {
  if (!vault) throw new Failure('no-secret-key')
  // Sound: it was sealed above.
  return JSON.parse(vault.open(sealed, placeOf(mailboxId))) as MailSecret
}

interface SignedInAt {
  incoming: MailServer
  outgoing: MailServer
  user: string
}

/** Whether what is kept secret for a connection is for these servers and this person: others are not told of it. */
export function isOfServers(kept: SignedInAt, { incoming, outgoing, user }: SignedInAt): boolean {
  return isSame(kept.incoming, incoming) && isSame(kept.outgoing, outgoing) && kept.user === user
}

const isSame = (one: MailServer, other: MailServer) =>
  one.host === other.host && one.port === other.port && one.encryption === other.encryption
