import type { ServerContext } from '../../../platform/server-feature.ts'
import type { SignIn } from './open-imap.ts'
import type { Connection } from './remote-store.ts'
import { openMailSecret } from './secrets.ts'

export type Credentials = Record<'receiving' | 'sending', SignIn>

/** With what a mailbox signs in at its servers. */
export async function credentialsOf(
  context: Pick<ServerContext, 'database' | 'vault'>,
  connection: Connection,
): Promise<Credentials> {
  const { user, sendingUser, secret, mailboxId } = connection
  const opened = openMailSecret(context.vault, mailboxId, secret)
  const { password, sendingPassword = password } = opened
  return {
    receiving: { user, password },
    sending: { user: sendingUser ?? user, password: sendingPassword },
  }
}
