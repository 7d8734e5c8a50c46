import { Trans } from '@lingui/react/macro'
import { useSession } from '@replybay/feature-kit'
import { Banner } from '@replybay/ui-kit'

/** Says before somebody types a password that their browser will not let them in. */
export function CookieNote() {
  return useSession().canStart() ? null : (
    <Banner tone="warning">
      <Trans>
        Your browser refuses cookies, and Replybay keeps who you are in one. Allow cookies for this address,
        then load the page again.
      </Trans>
    </Banner>
  )
}
