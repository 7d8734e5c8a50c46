/** Signing in at the provider of a mailbox, in place of a password. */
import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { OAuthChoice } from '../../../../platform/config/oauth-config.ts'
import { API_PREFIX } from '../../../../platform/contract/contract.ts'
import { Failure } from '../../../../platform/contract/failure.ts'
import type { Person } from '../../../../platform/contract/handlers.ts'
import { createRateLimit } from '../../../../platform/rate-limits/rate-limit.ts'
import type { SealedColumn } from '../../../../platform/secrets/seal-anew.ts'
import { hashToken } from '../../../../platform/secrets/tokens.ts'
import type { HousekeepingTask, ServerContext } from '../../../../platform/server-feature.ts'
import { mailboxFailures } from '../../failures.ts'
import { findMailbox } from '../../store.ts'
import { providerOf } from '../providers.ts'
import { mailboxSignIns, type ProviderId } from '../tables.ts'
import { authorizationUrl, OAuthRefusal, redeemCode, type SignedIn } from './token-endpoint.ts'

/** Where the provider sends a person back to. */
export const CALLBACK_PATH = `${API_PREFIX}/emails/sign-in/callback`

/** How long a person may take at the provider. */
const LIFE_MS = 600_000
/** Sign-ins that a company begins in an hour. */
const MOST_BEGUN = 60
const HOUR_MS = 3_600_000

export function createMailboxSignIns(context: ServerContext) {
  const { config, database, vault } = context
  const limit = createRateLimit(database, {
    name: 'mailbox-sign-ins',
    attempts: MOST_BEGUN,
    windowMs: HOUR_MS,
  })
  const redirectUri = () => (config.apiOrigin ?? context.dashboardOrigin()) + CALLBACK_PATH
  const choiceOf = (provider: ProviderId) => {
    const { oauth } = providerOf(provider)
    const choice = oauth && config.oauth[oauth]
    if (!choice) throw new Failure('feature-off')
    return choice
  }
  const requireVault = () => {
    if (!vault) throw new Failure('no-secret-key')
    return vault
  }

  return {
    /** @throws Failure `feature-off` for a provider that the server is not configured for. */
    async begin({ companyId, tokenHash }: Person, provider: ProviderId): Promise<{ url: string }> {
      const choice = choiceOf(provider)
      const secrets = requireVault()
      await limit.take(companyId)
      const [state, verifier] = [randomBytes(32), randomBytes(32)].map((each) => each.toString('base64url'))
      if (state === undefined || verifier === undefined) throw new Error('There is no randomness.')
      const stateHash = hashToken(state)
      await database.queries.insert(mailboxSignIns).values({
        stateHash,
        companyId,
        sessionHash: tokenHash,
        provider,
        verifier: secrets.seal(verifier, placeOf(stateHash)),
        expiresAt: new Date(Date.now() + LIFE_MS),
      })
      const mailbox = await findMailbox(database.queries, companyId)
      const address = mailbox?.kind === 'imap' ? mailbox.address : undefined
      return { url: authorizationUrl(choice, { redirectUri: redirectUri(), state, verifier, address }) }
    },
    /**
     * Once, and in the session that has begun it: what another one brings was begun by somebody else.
     *
     * @throws Failure `sign-in-over`, `sign-in-refused`, `outside-service`.
     */
    async finish(
      { tokenHash }: Person,
      { state, code }: { state: string; code: string },
    ): Promise<SignedIn & Pick<OAuthChoice, 'incoming' | 'outgoing'> & { provider: ProviderId }> {
      const stateHash = hashToken(state)
      const [begun] = await database.queries
        .delete(mailboxSignIns)
        .where(
          and(
            eq(mailboxSignIns.stateHash, stateHash),
            eq(mailboxSignIns.sessionHash, tokenHash),
            gt(mailboxSignIns.expiresAt, new Date()),
          ),
        )
        .returning()
      if (!begun) throw new Failure(mailboxFailures.signInOver)
      const { provider } = begun
      const verifier = requireVault().open(begun.verifier, placeOf(stateHash))
      try {
        const choice = choiceOf(provider)
        const signedIn = await redeemCode(choice, { code, verifier, redirectUri: redirectUri() })
        return { ...signedIn, provider, incoming: choice.incoming, outgoing: choice.outgoing }
      } catch (error) {
        if (error instanceof Failure) throw error
        context.log.info({ err: error }, 'A sign-in at the provider of a mailbox failed')
        throw new Failure(error instanceof OAuthRefusal ? mailboxFailures.signInRefused : 'outside-service')
      }
    },
  }
}

const placeOf = (stateHash: string) => `mailbox_sign_ins ${stateHash}`

export const sealedSignIns: SealedColumn = {
  table: mailboxSignIns,
  id: mailboxSignIns.stateHash,
  sealed: mailboxSignIns.verifier,
  placeOf,
}

/** Those that nobody has finished. */
export const forgetSignIns: HousekeepingTask = async ({ database }, now) => {
  await database.queries.delete(mailboxSignIns).where(lt(mailboxSignIns.expiresAt, now))
}
