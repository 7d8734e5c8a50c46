import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { Failure } from '../contract/failure.ts'
import { createRateLimit } from '../rate-limits/rate-limit.ts'
import { passes, type CaptchaProvider, type CaptchaResult } from './captcha.ts'
import { deletePass, hasPass, insertPass } from './store.ts'

/** How long a sender that has passed needs not show it again; in ms. */
const PASS_MS = 10 * 60_000

export interface CaptchaService {
  /**
   * What the provider says of a token. A sender whose token passes may use the forms for ten minutes: a token can be
   * asked about only once, and the forms are documented without one.
   *
   * @throws Failure `too-many-requests` after sixty in a minute, `outside-service`.
   */
  verify(token: string, sender: string): Promise<CaptchaResult>
  /**
   * For the ways into an account.
   *
   * @param token that came with the form.
   * @throws Failure `captcha-failed` for who has not shown that they are a person.
   */
  require(token: string | undefined, sender: string): Promise<void>
  /**
   * Uses up what the sender has shown, so that the next attempt has to show it anew.
   *
   * @throws Failure `captcha-failed` for who has nothing to use up.
   */
  usePass(sender: string): Promise<void>
}

const keyOf = (sender: string) => createHash('sha256').update(sender).digest('base64url')

export function createCaptchaService(database: Database, provider: CaptchaProvider): CaptchaService {
  const asked = createRateLimit(database, { name: 'captcha', attempts: 60, windowMs: 60_000 })

  async function verify(token: string, sender: string): Promise<CaptchaResult> {
    await asked.take(sender)
    const result = await provider.verify(token)
    if (!provider.isLocal && passes(result)) {
      await insertPass(database.queries, keyOf(sender), new Date(Date.now() + PASS_MS))
    }
    return result
  }

  return {
    verify,
    async require(token, sender) {
      if (provider.isLocal || (await hasPass(database.queries, keyOf(sender), new Date()))) return
      if (token && passes(await verify(token, sender))) return
      throw new Failure('captcha-failed')
    },
    async usePass(sender) {
      if (provider.isLocal) return
      if (!(await deletePass(database.queries, keyOf(sender), new Date()))) {
        throw new Failure('captcha-failed')
      }
    },
  }
}
