import type { Handlers } from '../../platform/contract/handlers.ts'
import type { CaptchaService } from '../../platform/captcha/service.ts'

/** @see specification §5, §7, Captcha */
export function captchaHandlers(captcha: CaptchaService) {
  return {
    async verifyCaptcha({ body, sender }) {
      return { data: await captcha.verify(body.token, sender) }
    },
  } satisfies Partial<Handlers>
}
