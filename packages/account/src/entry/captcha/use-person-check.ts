import { captchaMutations } from '@replybay/api-client'
import { useCaptcha } from '@replybay/feature-kit'
import { useMutation } from '@tanstack/react-query'
import { CaptchaFailure } from './captcha-failure.ts'
import { passesCaptcha } from './passes-captcha.ts'

/**
 * Goes before a form is sent: succeeds for a person, and at once where no captcha is configured. It fails with a
 * `CaptchaFailure`, or with the ApiError of the server's own question.
 * @param action - What the form does, for the provider's statistics.
 */
export function usePersonCheck(action: string) {
  const captcha = useCaptcha()
  const { mutateAsync: verify } = useMutation(captchaMutations.verify())
  return useMutation({
    mutationFn: async () => {
      if (!captcha) return
      const token = await captcha.token(action).catch((error: unknown) => {
        throw new CaptchaFailure('unreachable', error)
      })
      if (!passesCaptcha(await verify({ token }))) throw new CaptchaFailure('refused')
    },
  })
}
