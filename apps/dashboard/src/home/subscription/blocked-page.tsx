import { Trans, useLingui } from '@lingui/react/macro'
import {
  accountDeletion,
  dataExport,
  LazyBoundary,
  lazyPart,
  SlotOutlet,
  useAccess,
  useRightsWatch,
  useUser,
} from '@replybay/feature-kit'
import { buttonClassName, LockedState } from '@replybay/ui-kit'
import { Link } from '@tanstack/react-router'
import { useLaterPage } from '../../layouts/use-later-page.ts'

/** Its texts come with the frame, its code with the home page. */
const SignOutButton = lazyPart(
  async () => (await import(/* chunk: home */ '../../layouts/sign-out-button.tsx')).SignOutButton,
)

/** In place of a page that is blocked for the account. @see specification §2, page-access-blocked */
export function BlockedPage() {
  const { t } = useLingui()
  useRightsWatch()
  const access = useAccess()
  const { ownerName } = useUser()
  const billing = useLaterPage('billing')
  function paymentWords(): string {
    if (!access?.isOwner) {
      return ownerName
        ? t`A payment is past due. You’ll have full access again once ${ownerName}, the account owner, has paid it.`
        : t`A payment is past due. You’ll have full access again once the account owner has paid it.`
    }
    return billing
      ? t`A payment is past due. You’ll have full access again once it’s paid.`
      : t`A payment is past due. Ask the person who runs this server how to pay it. You’ll have full access again once it’s paid.`
  }
  const details = {
    payment: paymentWords(),
    policy: t`Your company’s account was suspended for violating the terms of use. Contact the person who runs this server.`,
    other: t`Contact the person who runs this server.`,
  }
  const blocked = access?.isOwner
    ? t`Your company can’t open this page right now. Your data is kept. Contact the person who runs this server.`
    : t`Your company can’t open this page right now. Your data is kept. Contact the account owner.`
  const payment = access?.suspended === 'payment' && access.isOwner ? billing : undefined
  return (
    <>
      <title>{`${t`Page blocked`} · Replybay`}</title>
      <LockedState
        title={access?.suspended ? t`Your company’s account is suspended` : t`This page is blocked`}
        detail={access?.suspended ? details[access.suspended] : blocked}
        action={
          access?.suspended && (
            <>
              {payment && (
                <Link to={payment} className={buttonClassName({ variant: 'primary' })}>
                  <Trans>Pay now</Trans>
                </Link>
              )}
              {/* What is theirs stays theirs. */}
              {access.isOwner && <SlotOutlet slot={dataExport} />}
              <LazyBoundary>
                <SignOutButton />
              </LazyBoundary>
              {access.isOwner && <SlotOutlet slot={accountDeletion} />}
            </>
          )
        }
      />
    </>
  )
}
