import { useLingui } from '@lingui/react/macro'
import { Button, type ButtonProps } from '@replybay/ui-kit'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Signs the person out, where a page has little else for them. */
export function SignOutButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const { t } = useLingui()
  const signOut = useSignOut()
  return (
    <>
      <Button {...look} loading={signOut.isLeaving} onClick={signOut.ask}>
        {t`Sign out`}
      </Button>
      <SignOutDialog signOut={signOut} />
    </>
  )
}
