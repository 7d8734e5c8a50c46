import { useLingui } from '@lingui/react/macro'
import { type TeamMember, teamMutations } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'

/** What can be done with an invitation that was sent. Each says how it went. */
export function useInvitation({ _id, email }: TeamMember) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const say = (title: string, detail?: string) =>
    toasts.show({ tone: 'success', title, ...(detail && { detail }) })
  const sayFailed =
    (operation: 'resendInvitation' | 'createInvitationLink' | 'revokeInvitation') => (error: Error) =>
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, operation, error),
        detail: errorDetail(i18n, error),
      })
  const resend = useMutation({
    ...teamMutations.resendInvitation(),
    onSuccess: () => say(t`Invitation resent to ${email}`),
    onError: sayFailed('resendInvitation'),
  })
  const makeLink = useMutation(teamMutations.createInvitationLink())
  // At once: whoever has the link could still join while it is held.
  const revoke = useMutation({
    ...teamMutations.revokeInvitation(),
    onSuccess: () => say(t`Invitation to ${email} canceled`),
    onError: sayFailed('revokeInvitation'),
  })
  async function copy(link = '') {
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      toasts.show({ tone: 'danger', title: t`Couldn’t copy the link`, detail: link })
      return
    }
    say(t`Link copied`, t`Anyone with this link can join. Links copied earlier no longer work.`)
  }
  return {
    isSending: resend.isPending,
    resend: () => resend.mutate(_id),
    copyLink: () =>
      makeLink.mutate(_id, {
        onSuccess: (link) => void copy(link),
        onError: sayFailed('createInvitationLink'),
      }),
    revoke: () => revoke.mutate(_id),
  }
}
