import { Trans } from '@lingui/react/macro'
import { useSession } from '@replybay/feature-kit'
import { Banner } from '@replybay/ui-kit'

/** Says before somebody types a password that their browser will not let them in. */
export function CookieNote() {
  return useSession().canStart() ? null : (
    <Banner tone="warning">
      <Trans>
        Your browser blocks cookies, and Replybay needs one to keep you signed in. Allow cookies for this
        site, then reload the page.
      </Trans>
    </Banner>
  )
}
