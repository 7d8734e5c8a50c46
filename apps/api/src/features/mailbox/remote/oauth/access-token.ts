/** The access token of a mailbox that somebody has signed in to: asked for anew before it ends, by one process at a time. */
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { ServerConfig } from '../../../../platform/config/config.ts'
import type { ServerContext } from '../../../../platform/server-feature.ts'
import { providerOf } from '../providers.ts'
import { type Connection, findConnection } from '../remote-store.ts'
import { type MailSecret, openMailSecret, sealMailSecret } from '../secrets.ts'
import { mailboxConnections } from '../tables.ts'
import { OAuthRefusal, renewTokens } from './token-endpoint.ts'

/** One that ends sooner is not used any more; in ms. */
const REST_MS = 300_000
/** For so long nobody else asks; longer than a provider may take, in ms. */
const CLAIM_MS = 20_000
/** How often it is looked whether another process has it; in ms. */
const LOOK_MS = 100

export type TokenContext = Pick<ServerContext, 'database' | 'vault'> & { config: Pick<ServerConfig, 'oauth'> }

/** Nobody may use the mailbox until a person has signed in at the provider again. */
export class SignedOut extends Error {
  override name = 'SignedOut'
  constructor(cause: unknown) {
    super('The provider takes the sign-in no more', { cause })
  }
}

/**
 * @param refused the access token that the mail server has just refused
 * @throws SignedOut, or what `problemOf` tells apart
 */
export async function accessTokenOf(
  context: TokenContext,
  mailboxId: string,
  refused?: string,
): Promise<string> {
  const end = Date.now() + CLAIM_MS
  for (;;) {
    const found = await findConnection(context.database.queries, mailboxId)
    if (!found) throw new Error('The mailbox is connected no more')
    const secret = openMailSecret(context.vault, mailboxId, found.connection.secret)
    const token = usableIn(secret, refused) ?? (await renew(context, found.connection, refused))
    if (token !== undefined) return token
    if (Date.now() > end) throw Object.assign(new Error('No access token in time'), { code: 'ETIMEDOUT' })
    await wait(LOOK_MS)
  }
}

/** @returns the access token, where it can still be used. */
function usableIn(
  { accessToken, expiresAt = 0 }: MailSecret,
  refused: string | undefined,
): string | undefined {
  return accessToken !== refused && expiresAt > Date.now() + REST_MS ? accessToken : undefined
}

/** @returns undefined while another process asks. */
async function renew(
  { config, database, vault }: TokenContext,
  { mailboxId, provider }: Connection,
  refused: string | undefined,
): Promise<string | undefined> {
  const now = new Date()
  const until = new Date(now.getTime() + CLAIM_MS)
  const { renewingUntil } = mailboxConnections
  const isOfMailbox = eq(mailboxConnections.mailboxId, mailboxId)
  const [claimed] = await database.queries
    .update(mailboxConnections)
    .set({ renewingUntil: until })
    .where(and(isOfMailbox, or(isNull(renewingUntil), lt(renewingUntil, now))))
    .returning({ secret: mailboxConnections.secret })
  if (!claimed) return undefined
  // Whoever signs in again meanwhile has a better one: theirs stays.
  const isOurs = and(isOfMailbox, eq(renewingUntil, until))
  try {
    const secret = openMailSecret(vault, mailboxId, claimed.secret)
    const usable = usableIn(secret, refused)
    if (usable !== undefined) return usable
    const { oauth } = providerOf(provider)
    const choice = oauth && config.oauth[oauth]
    if (!choice || !secret.refreshToken) throw new OAuthRefusal('sign_in_not_configured')
    const tokens = await renewTokens(choice, secret.refreshToken)
    await database.queries
      .update(mailboxConnections)
      .set({ secret: sealMailSecret(vault, mailboxId, { ...tokens }) })
      .where(isOurs)
    return tokens.accessToken
  } catch (error) {
    throw error instanceof OAuthRefusal && error.code === 'invalid_grant' ? new SignedOut(error) : error
  } finally {
    await database.queries.update(mailboxConnections).set({ renewingUntil: null }).where(isOurs)
  }
}
