/** What is asked of a provider's authorization server. @see RFC 6749, RFC 7636 */
import { createHash } from 'node:crypto'
import type { OAuthChoice } from '../../../../platform/config/oauth-config.ts'
import { OutboundProblem } from '../../../../platform/outbound/outbound-problem.ts'
import type { MailTokens } from '../secrets.ts'

const PATIENCE_MS = 10_000
/** How long an access token holds whose provider does not say it; in s. */
const USUAL_LIFE_S = 3_600

/** The authorization server refuses, in its words. */
export class OAuthRefusal extends Error {
  override name = 'OAuthRefusal'
  readonly code: string
  /** What the provider said; nothing that was sent. */
  readonly response: string

  constructor(code: string, description = '') {
    super(code)
    this.code = code
    this.response = [code, description].filter(Boolean).join(' ')
  }
}

interface AuthorizationRequest {
  redirectUri: string
  state: string
  verifier: string
  /** Whose mailbox it is, where that is known. */
  address: string | undefined
}

/** The page of the provider where a person signs in. */
export function authorizationUrl(
  { authorizeUrl, clientId, scopes, parameters }: OAuthChoice,
  { redirectUri, state, verifier, address }: AuthorizationRequest,
): string {
  const url = new URL(authorizeUrl)
  const fields = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
    ...(address !== undefined && { login_hint: address }),
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

/** Whose mailbox it is that somebody has signed in to, and with what it is opened. */
export interface SignedIn {
  address: string
  user: string
  tokens: MailTokens
}

/** @throws OAuthRefusal, also for a person who has not allowed all that is needed; OutboundProblem. */
export async function redeemCode(
  choice: OAuthChoice,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<SignedIn> {
  const answer = await ask(choice, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
  const { refreshToken, scope } = answer
  const granted = scope?.split(' ')
  if (granted && !choice.neededScopes.every((needed) => granted.includes(needed))) {
    throw new OAuthRefusal('access_denied')
  }
  const { email, user = email } = claimsOf(answer.idToken)
  if (!refreshToken || !user?.includes('@')) throw new OAuthRefusal('invalid_response')
  return { address: (email ?? user).toLowerCase(), user, tokens: { ...tokensOf(answer), refreshToken } }
}

/** @throws OAuthRefusal `invalid_grant` once the person has taken the access back; OutboundProblem. */
export async function renewTokens(choice: OAuthChoice, refreshToken: string): Promise<MailTokens> {
  const answer = await ask(choice, { grant_type: 'refresh_token', refresh_token: refreshToken })
  // A provider may give another one with each access token.
  return { ...tokensOf(answer), refreshToken: answer.refreshToken ?? refreshToken }
}

interface TokenAnswer {
  accessToken: string
  lifeS: number
  refreshToken: string | undefined
  idToken: string | undefined
  scope: string | undefined
}

const tokensOf = ({ accessToken, lifeS }: TokenAnswer) => ({
  accessToken,
  expiresAt: Date.now() + lifeS * 1_000,
})

async function ask(
  { tokenUrl, clientId, clientSecret }: OAuthChoice,
  fields: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const body = new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret })
  const signal = AbortSignal.timeout(PATIENCE_MS)
  let response: Response
  let answer: unknown
  try {
    response = await fetch(tokenUrl, { method: 'POST', body, signal, redirect: 'error' })
    answer = await response.json().catch(() => undefined)
  } catch {
    throw new OutboundProblem(signal.aborted ? 'timeout' : 'unreachable')
  }
  const read = (name: string) => textIn(answer, name)
  const accessToken = read('access_token')
  if (response.ok && accessToken !== undefined) {
    const { expires_in: lifeS }: { expires_in?: unknown } = Object(answer)
    return {
      accessToken,
      lifeS: typeof lifeS === 'number' && lifeS > 0 ? lifeS : USUAL_LIFE_S,
      refreshToken: read('refresh_token'),
      idToken: read('id_token'),
      scope: read('scope'),
    }
  }
  if (response.status === 429) throw new OAuthRefusal('ETHROTTLE', 'too many requests')
  if (response.status >= 500) throw new OutboundProblem('unreachable')
  throw new OAuthRefusal(read('error') ?? `status_${response.status}`, read('error_description'))
}

/** Who has signed in. It comes from the provider itself over TLS, so its signature says nothing more. @see OpenID Connect Core, 3.1.3.7 */
function claimsOf(idToken: string | undefined) {
  const [, payload = ''] = idToken?.split('.') ?? []
  const claims = parse(Buffer.from(payload, 'base64url').toString())
  return { email: textIn(claims, 'email'), user: textIn(claims, 'preferred_username') }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textIn(value: unknown, name: string): string | undefined {
  const { [name]: found }: Record<string, unknown> = Object(value)
  return typeof found === 'string' && found !== '' ? found : undefined
}
