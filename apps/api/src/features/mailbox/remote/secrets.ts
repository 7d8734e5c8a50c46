import { Failure } from '../../../platform/contract/failure.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'

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
