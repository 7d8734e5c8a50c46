import { Trans, useLingui } from '@lingui/react/macro'
import type { Role } from '@replybay/api-client'
import { roleDetails, SlotOutlet } from '@replybay/feature-kit'
import { useLocale } from '@replybay/i18n'
import { Button, Dialog, PillsField, SegmentedControl, surplusOf, TextArea, wordsOf } from '@replybay/ui-kit'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { looksLikeEmail } from '../entry/email-rule.ts'
import { roleNames } from '../entry/roles/role-names.ts'
import { InviteResults } from './invite-results.tsx'
import styles from './team.module.css'
import { useKeptInvitation } from './use-kept-invitation.ts'
import { type Inviting, useInviting } from './use-inviting.ts'

export interface InviteDialogProps extends Inviting {
  isOpen: boolean
  /** The roles that the person may invite to; the first is taken at first. */
  invitable: readonly Role[]
  onClose: () => void
}

const MOST = 50
/** How many characters the message may have. */
const MESSAGE_LIMIT = 2000

/** Many addresses at once, and what became of each. It stays open for more. */
export function InviteDialog({ isOpen, invitable, onClose, ...sending }: InviteDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { value, message, changeValue, changeMessage, sent } = useKeptInvitation(invitable.join('-'))
  const [error, setError] = useState<string>()
  const [role, setRole] = useState(invitable[0] ?? 'support')
  const inviting = useInviting(sending)
  const count = wordsOf(value).length
  const { locale } = useLocale()
  const incomplete = new Intl.ListFormat(locale).format(value.pills.filter((pill) => !looksLikeEmail(pill)))
  const about = {
    ...(role === 'admin' || role === 'support' ? { role } : {}),
    ...(message.trim() && { message: message.trim() }),
  }

  function fault(words: readonly string[]): string | undefined {
    if (words.length === 0) return t`Enter an email address`
    if (!words.some(looksLikeEmail)) return t`Incomplete email address`
    return words.length > MOST ? t`Up to ${MOST} at a time` : undefined
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.isSending || surplusOf(message, MESSAGE_LIMIT) > 0) return
    const words = wordsOf(value)
    const found = fault(words)
    setError(found)
    field.current?.focus()
    if (found !== undefined) return
    inviting.send(words, about)
    sent()
  }
  function edit(email: string) {
    inviting.remove(email)
    changeValue({ pills: wordsOf(value), text: email })
    field.current?.focus()
  }
  function close() {
    inviting.clear()
    setError(undefined)
    onClose()
  }

  return (
    <Dialog
      title={t`Invite teammates`}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>
            {inviting.results.length > 0 ? <Trans>Done</Trans> : <Trans>Cancel</Trans>}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            shortcut="mod+enter"
            loading={sending.isSending}
          >
            {count === 1 ? <Trans>Send invitation</Trans> : <Trans>Send invitations</Trans>}
          </Button>
        </>
      }
    >
      {/* The keys of its fields reach it; it is no control of its own. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form id={formId} className={styles['form']} noValidate onSubmit={submit} onKeyDown={sendByKey}>
        <PillsField
          ref={field}
          data-autofocus
          label={t`Email addresses`}
          inputMode="email"
          placeholder={
            count > 0 ? t`Add another, or paste a list` : t`Type an email address, or paste a list`
          }
          error={error ?? (incomplete && t`Incomplete email address: ${incomplete}`)}
          isWrong={(word) => !looksLikeEmail(word)}
          value={value}
          onChange={(next) => {
            changeValue(next)
            setError(undefined)
          }}
        />
        <div className={styles['roleChoice']}>
          <p className={styles['fieldTitle']} aria-hidden={invitable.length > 1}>
            <Trans>Role</Trans>
          </p>
          {invitable.length > 1 ? (
            <SegmentedControl
              label={t`Role`}
              options={invitable.map((one) => ({ value: one, label: t(roleNames[one]) }))}
              value={role}
              onChange={(chosen) => setRole(invitable.find((one) => one === chosen) ?? role)}
            />
          ) : (
            <p className={styles['role']}>{t(roleNames[role])}</p>
          )}
          <div className={styles['rights']}>
            <SlotOutlet slot={roleDetails} role={role} />
          </div>
        </div>
        <TextArea
          label={t`Message in the email (optional)`}
          limit={MESSAGE_LIMIT}
          value={message}
          onChange={(event) => changeMessage(event.currentTarget.value)}
        />
        <InviteResults
          results={inviting.results}
          isSending={sending.isSending}
          onEdit={edit}
          onRetry={(emails) => inviting.send(emails, about)}
        />
      </form>
    </Dialog>
  )
}

function sendByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
