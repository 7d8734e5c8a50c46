import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ticketQueries, webMutations } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { ConfirmDialog, useToasts } from '@replybay/ui-kit'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ErrorWords } from '../error-words.tsx'
import styles from './websites.module.css'

interface RemoveWebsiteDialogProps {
  id: string
  name: string
  isOpen: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a website goes, with its tickets: its id must be typed. */
export function RemoveWebsiteDialog({ id, name, isOpen, onClose, onRemoved }: RemoveWebsiteDialogProps) {
  const { t } = useLingui()
  const toasts = useToasts()
  const remove = useMutation(webMutations.remove(id))
  const canCount = useCan('tickets')
  const { data } = useQuery({ ...ticketQueries.counts(id), enabled: isOpen && canCount })
  const tickets = data && Object.values(data.counts).reduce((sum, channels) => sum + sumOf(channels), 0)
  return (
    <ConfirmDialog
      title={t({ context: 'website', message: `Remove ${name}?` })}
      confirmLabel={t`Remove website`}
      isOpen={isOpen}
      onClose={onClose}
      typed={id}
      busy={remove.isPending}
      error={
        remove.error && (
          <ErrorWords operation="removeWeb" error={remove.error} detail={t`Nothing changed. Try again.`} />
        )
      }
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            toasts.show({ tone: 'success', title: t`${name} was removed` })
            onClose()
            onRemoved()
          },
        })
      }
    >
      <p>
        {tickets === undefined ? (
          <Trans>Its tickets will be permanently deleted.</Trans>
        ) : (
          <Plural
            value={tickets}
            _0="This website has no tickets."
            one="# ticket will be permanently deleted."
            other="# tickets will be permanently deleted."
          />
        )}{' '}
        <Trans>
          Its saved views, suggested questions, and AI agent settings will be deleted. Your knowledge base is
          kept.
        </Trans>
      </p>
      <p>
        <Trans>
          Website ID: <code className={styles['id']}>{id}</code>
        </Trans>
      </p>
    </ConfirmDialog>
  )
}

function sumOf(channels: Readonly<Record<string, number>>): number {
  return Object.values(channels).reduce((sum, count) => sum + count, 0)
}
