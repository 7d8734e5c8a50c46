import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Dialog } from '@replybay/ui-kit'
import { DraftList } from './draft-list.tsx'
import type { useSignOut } from './use-sign-out.ts'

/** What becomes of the drafts of who signs out. */
export function SignOutDialog({ signOut }: { signOut: ReturnType<typeof useSignOut> }) {
  const { t } = useLingui()
  const { drafts, stay, keepDrafts, deleteDrafts } = signOut
  return (
    <Dialog
      title={t`Keep your drafts?`}
      isOpen={Object.keys(drafts).length > 0}
      onClose={stay}
      actions={
        <>
          <Button onClick={stay}>{t`Cancel`}</Button>
          <Button variant="danger" onClick={deleteDrafts}>{t`Delete and sign out`}</Button>
          <Button variant="primary" onClick={keepDrafts}>{t`Keep and sign out`}</Button>
        </>
      }
    >
      <DraftList drafts={drafts} />
      <p>
        <Trans>Drafts you keep stay in this browser and will be here when you sign in again.</Trans>
      </p>
    </Dialog>
  )
}
