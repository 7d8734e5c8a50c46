import { LazyBoundary } from '@replybay/feature-kit'
import { Trans, useLingui } from '@lingui/react/macro'
import { customerMutations, type Ticket } from '@replybay/api-client'
import { Button, ConfirmDialog, useToasts } from '@replybay/ui-kit'
import { IconBan, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { wordError } from '../errors.ts'
import styles from './customer.module.css'

const SpamDialog = lazy(async () => ({ default: (await import('../deletion/spam-dialog.tsx')).SpamDialog }))

interface BlockSectionProps {
  customer: { _id: string; blocked: boolean }
  /** The one beside which it stands. */
  ticket: Ticket
  /** The ticket is done with: on to the next. */
  onDone: () => void
}

/** Blocks a customer, after having said what that means, and unblocks them. */
export function BlockSection({ customer: { _id, blocked }, ticket, onDone }: BlockSectionProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const [isSpam, setSpam] = useState(false)
  const { mutate, isPending } = useMutation({
    ...customerMutations.update(_id),
    onError: (error) => toasts.show({ tone: 'danger', title: wordError(i18n, 'updateCustomer', error) }),
  })
  return (
    <section className={styles['section']} aria-label={t`Block`}>
      {blocked ? (
        <>
          <p className={styles['quiet']}>
            <Trans>This customer is blocked: what they write opens no ticket and tells nobody.</Trans>
          </p>
          <Button size="sm" loading={isPending} onClick={() => mutate({ blocked: false })}>
            <Trans>Unblock</Trans>
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          leftIcon={<IconBan aria-hidden />}
          loading={isPending}
          onClick={() => setAsking(true)}
        >
          <Trans>Block the customer</Trans>
        </Button>
      )}
      <Button size="sm" leftIcon={<IconTrash aria-hidden />} onClick={() => setSpam(true)}>
        <Trans>Spam: block and delete</Trans>
      </Button>
      <LazyBoundary>
        {isSpam && <SpamDialog ticket={ticket} onClose={() => setSpam(false)} onDone={onDone} />}
      </LazyBoundary>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Block this customer?`}
        confirmLabel={t`Block`}
        onConfirm={() => {
          setAsking(false)
          mutate({ blocked: true })
        }}
        onClose={() => setAsking(false)}
      >
        <Trans>
          Their open tickets are closed. What they write from now on opens none and tells nobody. You can
          unblock them at any time.
        </Trans>
      </ConfirmDialog>
    </section>
  )
}
