import { Trans, useLingui } from '@lingui/react/macro'
import { type User, userMutations } from '@replybay/api-client'
import { Banner, Button, FieldRow, SettingsSection } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { DeletionDialog } from './deletion-dialog.tsx'
import styles from './profile.module.css'

/** The end of the account: what is in it first, then the account itself. */
export function DeletionSection({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const read = useMutation(userMutations.exportAccount())
  return (
    <SettingsSection title={t`Delete the account`} tone="danger">
      <FieldRow
        title={t`The whole company`}
        hint={t`Tickets, customers, colleagues, settings. Nothing of it can be brought back.`}
      >
        {read.error && <Banner tone="danger">{wordError(i18n, 'exportAccount', read.error)}</Banner>}
        <div className={styles['buttons']}>
          {user.capabilities?.includes('account-export') && (
            <Button
              loading={read.isPending}
              onClick={() => read.mutate(undefined, { onSuccess: (file) => file && download(file) })}
            >
              <Trans>Export everything first</Trans>
            </Button>
          )}
          <Button variant="danger" onClick={() => setOpen(true)}>
            <Trans>Delete the account…</Trans>
          </Button>
        </div>
      </FieldRow>
      <DeletionDialog company={user.companyNameRaw ?? ''} isOpen={isOpen} onClose={() => setOpen(false)} />
    </SettingsSection>
  )
}

function download(file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = 'replybay-account.json'
  link.click()
  URL.revokeObjectURL(address)
}
