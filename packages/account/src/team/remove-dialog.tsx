import { Trans, useLingui } from '@lingui/react/macro'
import { type TeamMember, teamMutations } from '@replybay/api-client'
import { personName } from '@replybay/feature-kit'
import { ConfirmDialog, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'

interface RemoveDialogProps {
  member: TeamMember
  isOpen: boolean
  onClose: () => void
}

/** Asks before somebody loses their access. */
export function RemoveDialog({ member, isOpen, onClose }: RemoveDialogProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const name = personName(member)
  const remove = useMutation({
    ...teamMutations.removeMember(),
    onSuccess: () => {
      onClose()
      toasts.show({ tone: 'success', title: t`${name} was removed from the team` })
    },
  })
  return (
    <ConfirmDialog
      title={t`Remove ${name}?`}
      confirmLabel={t`Remove`}
      isOpen={isOpen}
      busy={remove.isPending}
      error={remove.error && wordError(i18n, 'removeMember', remove.error)}
      onConfirm={() => remove.mutate(member._id)}
      onClose={onClose}
    >
      <p>
        <Trans>They’re signed out immediately and can no longer sign in. Their messages are kept.</Trans>{' '}
        <Trans>Tickets assigned to them become unassigned.</Trans>
      </p>
    </ConfirmDialog>
  )
}
