/** An authorization server for tests, as those of providers are: people sign in there, and programs get their tokens. */
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a program is registered with. */
interface OAuthClient {
  id: string
  secret: string
  redirectUri: string
}

interface OAuthServerChoice {
  client: OAuthClient
  /** Told of each access token: mail servers take it from now on, and the one before no more. */
  onToken?: (address: string, accessToken: string) => void
}

interface Grant {
  address: string
  scope: string
}

interface Code extends Grant {
  challenge: string
}

export class OAuthServer {
  /** Who signs in and allows all; nobody allows anything without. */
  person: string | undefined
  /** What the person allows of what is asked for. @default all */
  allowed: (scope: string) => boolean = () => true
  /** How long access tokens hold. */
  lifeS = 3_600
  /** How long each answer with tokens takes, in ms. */
  delayMs = 0
  /** Answers no question for tokens but by this status. */
  brokenStatus: number | undefined
  /** Each access token that is asked for with a refresh token brings another refresh token, and ends the one before. */
  rotates = false
  /** The kinds of grants that were asked with, in their order. */
  readonly asked: string[] = []
  readonly #choice: OAuthServerChoice
  readonly #codes = new Map<string, Code>()
  readonly #grants = new Map<string, Grant>()
  readonly #server: Server

  private constructor(choice: OAuthServerChoice) {
    this.#choice = choice
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy())
    })
  }

  static async start(choice: OAuthServerChoice): Promise<OAuthServer> {
    const server = new OAuthServer(choice)
    server.#server.listen(0, '127.0.0.1')
    await once(server.#server, 'listening')
    return server
  }

  get origin(): string {
    // Sound: it listens on a port.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The person takes back what was allowed. */
  revokeAll(): void {
    this.#grants.clear()
  }

  async stop(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin)
    if (url.pathname === '/authorize') this.#authorize(url.searchParams, response)
    else if (url.pathname === '/token' && request.method === 'POST') {
      await this.#token(new URLSearchParams(await text(request)), response)
    } else response.writeHead(404).end()
  }

  #authorize(asked: URLSearchParams, response: ServerResponse): void {
    const { id, redirectUri } = this.#choice.client
    const challenge = asked.get('code_challenge')
    const isRight =
      asked.get('client_id') === id &&
      asked.get('redirect_uri') === redirectUri &&
      asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256'
    if (!isRight || !challenge) {
      response.writeHead(400).end()
      return
    }
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    if (this.person === undefined) back.searchParams.set('error', 'access_denied')
    else {
      const code = newSecret()
      const scope = (asked.get('scope') ?? '').split(' ').filter(this.allowed).join(' ')
      this.#codes.set(code, { address: this.person, challenge, scope })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  async #token(asked: URLSearchParams, response: ServerResponse): Promise<void> {
    const kind = asked.get('grant_type') ?? ''
    this.asked.push(kind)
    if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs))
    if (this.brokenStatus !== undefined) {
      response.writeHead(this.brokenStatus).end()
      return
    }
    const { id, secret } = this.#choice.client
    if (asked.get('client_id') !== id || asked.get('client_secret') !== secret) {
      return refuse(response, 'invalid_client')
    }
    const refreshToken = asked.get('refresh_token') ?? ''
    const grant = kind === 'refresh_token' ? this.#grants.get(refreshToken) : this.#redeem(asked)
    if (!grant) return refuse(response, 'invalid_grant')
    const isFirst = kind !== 'refresh_token'
    if (this.rotates) this.#grants.delete(refreshToken)
    const next = isFirst || this.rotates ? newSecret() : undefined
    if (next !== undefined) this.#grants.set(next, grant)
    const accessToken = newSecret()
    this.#choice.onToken?.(grant.address, accessToken)
    const answer = {
      token_type: 'Bearer',
      access_token: accessToken,
      expires_in: this.lifeS,
      scope: grant.scope,
      ...(next !== undefined && { refresh_token: next }),
      ...(isFirst && { id_token: unsigned({ email: grant.address }) }),
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  /** A code counts once, and for whoever knows what its challenge was made of. */
  #redeem(asked: URLSearchParams): Grant | undefined {
    const name = asked.get('code') ?? ''
    const code = this.#codes.get(name)
    this.#codes.delete(name)
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      code?.challenge === challenge && asked.get('redirect_uri') === this.#choice.client.redirectUri
    return isRight ? code : undefined
  }
}

const newSecret = () => randomBytes(24).toString('base64url')

function refuse(response: ServerResponse, error: string): void {
  response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}

function unsigned(claims: object): string {
  const parts = [{ alg: 'none' }, claims].map((each) =>
    Buffer.from(JSON.stringify(each)).toString('base64url'),
  )
  return `${parts.join('.')}.`
}
