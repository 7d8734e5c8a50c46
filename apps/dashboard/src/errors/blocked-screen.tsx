import { useLingui } from '@lingui/react/macro'
import { useAccess } from '@replybay/feature-kit'
import { LockedState } from '@replybay/ui-kit'

/** In place of a page that is blocked for the account. @see specification §2, page-access-blocked */
export function BlockedScreen() {
  const { t } = useLingui()
  const access = useAccess()
  const details = {
    payment: t`A payment is overdue. The owner of the account can settle it under Billing.`,
    policy: t`The account was suspended for breaking the terms of use. Its owner has been written to.`,
    other: t`The account is suspended. Its owner has been written to.`,
  }
  return (
    <>
      <title>{`${t`Page blocked`} · Replybay`}</title>
      <LockedState
        title={access?.suspended ? t`Your account is suspended` : t`This page is blocked`}
        detail={
          access?.suspended
            ? details[access.suspended]
            : t`It is closed to your company for now. What you have is kept.`
        }
      />
    </>
  )
}
