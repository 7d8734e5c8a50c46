import { useLingui } from '@lingui/react/macro'
import type { EmailMessage } from '@replybay/api-client'
import { emailAnswerLimits } from '@replybay/api-client/limits'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { isPersisted, useKeptFields } from '@replybay/sync'
import { htmlOfText, type RichText } from '@replybay/ui-kit'
import { useState } from 'react'
import { emailDraftKey } from '../model/email-draft.ts'
import { timeOf } from '../model/sender.ts'
import { type DraftFields, emptyDraft, filesOf, listOf, listText, modeOf } from './draft-fields.ts'
import { forwardedText } from './forwarded-text.ts'
import type { WritingMode } from './outbox-entry.ts'
import { isAddress, recipientsOf, subjectOf } from './recipients.ts'
import { useComposedFiles } from './use-composed-files.ts'
import { useSendEmail } from './use-send-email.ts'

interface Place {
  /** Names the thread, or what is not one yet. */
  threadKey: string
  /** The email that is answered or forwarded; nothing for a new one. */
  message: EmailMessage | undefined
  /** What is begun, where nothing is kept. */
  begun: WritingMode
  /** What is wanted, whatever is kept. */
  asked: WritingMode | undefined
}

/** What is being written, and all that can be done with it. */
export function useCompose({ threadKey, message, begun, asked }: Place) {
  const { t } = useLingui()
  const formats = useFormats()
  const user = useUser()
  const own = user.mailbox?.address
  const draftKey = emailDraftKey(user._id, threadKey)
  const { id, fields, isEmpty, change: keep, clear } = useKeptFields(draftKey, emptyDraft)
  /** Another one with each text. */
  const [turn, setTurn] = useState(0)
  const [mode, setMode] = useState(asked ?? modeOf(fields) ?? begun)
  function change(changed: Partial<DraftFields>, nextMode = mode) {
    const { mode: _mode, emailId: _emailId, about: _about, ...next } = { ...fields, ...changed }
    // What is to be written is no draft before something is.
    const isBegun = Object.values(next).some((text) => text !== '')
    const to = listOf(next.to, message ? recipientsOf(nextMode, message, own).to : [])
    const about = [to.join(', '), next.subject || subjectOf(nextMode, message?.subject ?? '')]
    const place = { mode: nextMode, emailId: message?._id ?? '', about: JSON.stringify(about) }
    keep({ ...changed, ...(isBegun ? place : { mode: '', emailId: '', about: '' }) })
  }
  const standard = message ? recipientsOf(mode, message, own) : { to: [], cc: [] }
  const recipients = {
    to: listOf(fields.to, standard.to),
    cc: listOf(fields.cc, standard.cc),
    bcc: listOf(fields.bcc, []),
  }
  const subject = fields.subject || subjectOf(mode, message?.subject ?? '')
  const sendNow = useSendEmail()
  const files = useComposedFiles(filesOf(fields), (kept) => change({ files: kept }))
  const isForward = mode === 'forward' && message !== undefined
  const passedOn = (isForward && message.attachments) || []
  const all = [...recipients.to, ...recipients.cc, ...recipients.bcc]
  const isWritten = fields.text.trim() !== '' || isForward
  const isFitting = fields.text.length <= emailAnswerLimits.message
  const canSend = isWritten && isFitting && recipients.to.length > 0 && all.every(isAddress)

  function send() {
    if (!canSend) return
    const below =
      isForward &&
      forwardedText(message, {
        title: t`Forwarded email`,
        from: t`From:`,
        to: t`To:`,
        date: t`Date:`,
        subject: t`Subject:`,
        time: formats.dateTime(timeOf(message)),
      })
    sendNow({
      key: id,
      threadKey,
      ...(message && { headerId: message._id }),
      mode,
      to: [...recipients.to],
      cc: [...recipients.cc],
      bcc: [...recipients.bcc],
      subject,
      text: fields.text,
      html: fields.html || htmlOfText(fields.text),
      ...(user.emailSignature && { signature: user.emailSignature }),
      ...(below && { below }),
      files: [...files.kept],
      attachmentIds: passedOn.flatMap(({ _id }) => _id ?? []),
    })
    end()
  }
  function end() {
    clear()
    setTurn(turn + 1)
  }

  return {
    turn,
    mode,
    text: fields.text,
    html: fields.html || htmlOfText(fields.text),
    subject,
    recipients,
    files,
    passedOn,
    isEmpty,
    isFitting,
    isSaved: isPersisted(draftKey),
    canSend,
    send,
    write: (written: RichText) => change({ ...written }),
    setSubject: (text: string) => change({ subject: text }),
    /** Another kind has other recipients and another subject. */
    setMode: (next: WritingMode) => {
      setMode(next)
      change({ to: '', cc: '', subject: '' }, next)
    },
    setRecipients: (name: 'to' | 'cc' | 'bcc', words: readonly string[]) =>
      change({ [name]: listText(words) }),
    discard: () => {
      files.forget()
      end()
    },
  }
}

export type Composing = ReturnType<typeof useCompose>
