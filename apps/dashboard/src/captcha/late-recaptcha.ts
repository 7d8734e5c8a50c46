import type { Captcha } from '@replybay/feature-kit'
import type { RecaptchaSettings } from './recaptcha.ts'

/** reCAPTCHA, whose code comes when somebody gets ready for it: most servers have none. */
export function lateRecaptcha(settings: RecaptchaSettings): Captcha {
  const load = async () => (await import('./recaptcha.ts')).createRecaptcha(settings)
  let loading: Promise<Captcha> | undefined
  const loaded = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return {
    prepare: () => void loaded().then(({ prepare }) => prepare(), ignore),
    token: async (action) => (await loaded()).token(action),
  }
}

/** Who asks for a token learns of it. */
const ignore = () => undefined
