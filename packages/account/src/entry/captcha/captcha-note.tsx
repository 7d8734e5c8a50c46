import { Trans } from '@lingui/react/macro'
import { useCaptcha } from '@replybay/feature-kit'
import { textLinkClassName } from '@replybay/ui-kit'
import { useEffect } from 'react'
import './badge.css'

/** In place of the captcha's badge: what its provider wants to have said. Gets the captcha ready. */
export function CaptchaNote() {
  const captcha = useCaptcha()
  useEffect(() => captcha?.prepare(), [captcha])
  if (!captcha) return null
  return (
    <Trans>
      This site is protected by reCAPTCHA and the Google{' '}
      <a
        className={textLinkClassName()}
        href="https://policies.google.com/privacy"
        target="_blank"
        rel="noreferrer"
      >
        Privacy Policy
      </a>{' '}
      and{' '}
      <a
        className={textLinkClassName()}
        href="https://policies.google.com/terms"
        target="_blank"
        rel="noreferrer"
      >
        Terms of Service
      </a>{' '}
      apply.
    </Trans>
  )
}
