import { Trans, useLingui } from '@lingui/react/macro'
import type { components, RequestBody, Role } from '@replybay/api-client'
import {
  Button,
  Dialog,
  FormFrame,
  SegmentedControl,
  TextArea,
  useForm,
  useLimitRule,
} from '@replybay/ui-kit'
import type { UseMutationResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { looksLikeEmail } from '../entry/email-rule.ts'
import { FailureNote } from '../entry/failure-note.tsx'
import { roleWords } from '../entry/roles/role-words.ts'
import { addressesIn } from './addresses.ts'
import { InviteResults } from './invite-results.tsx'

type Results = components['schemas']['InvitationResult'][]

export interface InviteDialogProps {
  isOpen: boolean
  /** The roles that the person may invite to; the first is taken at first. */
  invitable: readonly Role[]
  invite: Pick<UseMutationResult<Results | undefined>, 'data' | 'error' | 'isPending' | 'reset'>
  /** What a failure means. */
  inviteWords: (error: Error) => string
  onInvite: (invitation: RequestBody<'inviteSupport'>) => void
  onClose: () => void
}

const MOST = 50
/** How many characters the message may have. */
const MESSAGE_LIMIT = 2000

/** Many addresses at once, and what became of each. */
export function InviteDialog(props: InviteDialogProps) {
  const { isOpen, invitable, invite, inviteWords, onInvite, onClose } = props
  const { t } = useLingui()
  const formId = useId()
  const [role, setRole] = useState(invitable[0] ?? 'support')
  const atMost = useLimitRule()
  const form = useForm({
    initialValues: { emails: '', message: '' },
    rules: {
      emails: [
        (text) => addressesIn(text).length > 0 || t`Enter an address`,
        (text) => {
          const wrong = addressesIn(text).find((address) => !looksLikeEmail(address))
          return wrong === undefined || t`${wrong} is not an address`
        },
        (text) => addressesIn(text).length <= MOST || t`At most ${MOST} at a time`,
      ],
      message: atMost(MESSAGE_LIMIT),
    },
  })
  const close = () => {
    if (invite.data) form.reset()
    invite.reset()
    onClose()
  }
  return (
    <Dialog
      title={t`Invite colleagues`}
      isOpen={isOpen}
      onClose={close}
      actions={
        invite.data ? (
          <Button variant="primary" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={formId} variant="primary" loading={invite.isPending}>
              <Trans>Send invitations</Trans>
            </Button>
          </>
        )
      }
    >
      {invite.data ? (
        <InviteResults results={invite.data} />
      ) : (
        <FormFrame
          id={formId}
          form={form}
          onSubmit={({ emails, message }) =>
            onInvite({
              emails: addressesIn(emails),
              ...(role === 'admin' || role === 'support' ? { role } : {}),
              ...(message.trim() && { message: message.trim() }),
            })
          }
        >
          <FailureNote error={invite.error}>{invite.error && inviteWords(invite.error)}</FailureNote>
          <TextArea
            label={t`Addresses`}
            hint={t`As many as you like, apart by commas, spaces or lines.`}
            inputMode="email"
            key={form.key('emails')}
            {...form.getInputProps('emails')}
          />
          {invitable.length > 1 && (
            <SegmentedControl
              label={t`Role`}
              options={invitable.map((value) => ({ value, label: t(roleWords[value].name) }))}
              value={role}
              onChange={(value) => setRole(invitable.find((one) => one === value) ?? role)}
            />
          )}
          <TextArea
            label={t`A few words for them`}
            hint={t`They stand in the mail.`}
            limit={MESSAGE_LIMIT}
            key={form.key('message')}
            {...form.getInputProps('message')}
          />
        </FormFrame>
      )}
    </Dialog>
  )
}
