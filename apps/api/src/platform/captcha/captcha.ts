import type { components } from '@replybay/api-client'
import { Failure } from '../contract/failure.ts'
import type { RecaptchaChoice } from '../config/service-config.ts'

export type CaptchaResult = components['schemas']['CaptchaResult']

/** Who tells people from programs. */
export interface CaptchaProvider {
  /** Whether it lets everybody pass, for want of a provider. */
  isLocal: boolean
  /** @throws Failure `outside-service` when the provider does not answer. */
  verify(token: string): Promise<CaptchaResult>
}

const PATIENCE_MS = 8_000
const LEAST_SCORE = 0.7

/** @see specification §5 */
export function passes({ success, score }: CaptchaResult): boolean {
  return success && score >= LEAST_SCORE
}

export function createCaptchaProvider(choice: RecaptchaChoice | undefined): CaptchaProvider {
  return choice ? createRecaptcha(choice) : letEverybodyPass
}

const letEverybodyPass: CaptchaProvider = {
  isLocal: true,
  verify: async () => ({ success: true, score: 1 }),
}

/** The protocol of reCAPTCHA, version 3. */
function createRecaptcha({ secret, origin }: RecaptchaChoice): CaptchaProvider {
  return {
    isLocal: false,
    async verify(token) {
      const answer: unknown = await fetch(`${origin}/recaptcha/api/siteverify`, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`${response.status}`))))
        .catch(() => {
          throw new Failure('outside-service')
        })
      return toResult(answer)
    },
  }
}

/** An answer without a score is of another version, and shows nothing. */
function toResult(answer: unknown): CaptchaResult {
  const { success, score }: { success?: unknown; score?: unknown } = Object(answer)
  return {
    success: success === true,
    score: typeof score === 'number' ? Math.min(1, Math.max(0, score)) : 0,
  }
}
