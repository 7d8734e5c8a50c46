import type { components } from '@replybay/api-client'

const LEAST_SCORE = 0.7

/** Whether the provider takes somebody for a person. An answer that says nothing is no yes. @see specification §5, §9 */
export function passesCaptcha(result: components['schemas']['CaptchaResult'] | undefined): boolean {
  return result?.success === true && result.score >= LEAST_SCORE
}
