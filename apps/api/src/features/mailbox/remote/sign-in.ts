import { accessTokenOf, SignedOut, type TokenContext } from './oauth/access-token.ts'
import type { SignIn } from './open-imap.ts'
import { problemOf } from './problem.ts'
import type { Connection } from './remote-store.ts'
import { openMailSecret } from './secrets.ts'

/**
 * Signs in to a server of a mailbox, with its password or an access token. A token that the server refuses may have ended
 * early: another one is tried, once.
 *
 * @throws SignedOut where the next one is refused, too.
 */
export async function signInTo<Result>(
  context: TokenContext,
  connection: Connection,
  half: 'receiving' | 'sending',
  work: (signIn: SignIn) => Promise<Result>,
): Promise<Result> {
  const { user, sendingUser, secret, mailboxId } = connection
  if (!connection.signsIn) {
    const { password, sendingPassword = password } = openMailSecret(context.vault, mailboxId, secret)
    return half === 'receiving'
      ? await work({ user, password })
      : await work({ user: sendingUser ?? user, password: sendingPassword })
  }
  const accessToken = await accessTokenOf(context, mailboxId)
  try {
    return await work({ user, accessToken })
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  const renewed = await accessTokenOf(context, mailboxId, accessToken)
  try {
    return await work({ user, accessToken: renewed })
  } catch (error) {
    throw isRefused(error) ? new SignedOut(error) : error
  }
}

const isRefused = (error: unknown) => problemOf(error, undefined).kind === 'wrong-password'
