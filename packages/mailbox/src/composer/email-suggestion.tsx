import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { emailMutations, type EmailThread } from '@replybay/api-client'
import { missingAnswer, SlotOutlet, sourceLink, useUser } from '@replybay/feature-kit'
import { Button, IconButton, SuggestionStrip, textLinkClassName } from '@replybay/ui-kit'
import { IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Fragment, useEffect, useEffectEvent } from 'react'
import { wordError } from '../errors.ts'
import { saidUntil } from '../model/said-until.ts'
import styles from './email-suggestion.module.css'

interface EmailSuggestionProps {
  thread: EmailThread
  /** The email to answer. */
  emailId: string
  /** Whether something is written already. */
  hasDraft: boolean
  /** Puts it at the caret, or in the place of the whole draft. */
  onInsert: (text: string, options: { replaces: boolean }) => void
  onDismiss: () => void
}

/** What the AI agent would reply, with what that rests on. It is inserted, never sent. */
export function EmailSuggestion({ thread, emailId, hasDraft, onInsert, onDismiss }: EmailSuggestionProps) {
  const { t, i18n } = useLingui()
  const own = useUser().mailbox?.address
  const { data, error, isPending, mutate } = useMutation(emailMutations.suggestAnswer())
  const ask = () => mutate({ header_id: emailId, thread: saidUntil(thread, emailId, own) })
  const begin = useEffectEvent(ask)
  useEffect(() => begin(), [])
  const { text = '', sources = [] } = data ?? {}
  const asked = thread.messages.find(({ _id }) => _id === emailId)?.subject ?? ''
  const title = error
    ? wordError(i18n, 'suggestEmailAnswer', error)
    : !data
      ? t`Looking for a reply…`
      : text === ''
        ? t`No source answers this email.`
        : t`Suggested reply`
  return (
    <SuggestionStrip
      title={title}
      aside={<IconButton size="sm" label={t`Dismiss`} icon={<IconX aria-hidden />} onClick={onDismiss} />}
      actions={
        <>
          {data && text === '' && <SlotOutlet slot={missingAnswer} question={asked} />}
          {error && (
            <Button size="sm" variant="subtle" loading={isPending} onClick={ask}>
              <Trans>Retry</Trans>
            </Button>
          )}
          {text !== '' && (
            <Button size="sm" onClick={() => onInsert(text, { replaces: false })}>
              <Trans>Insert</Trans>
            </Button>
          )}
          {text !== '' && hasDraft && (
            <Button size="sm" variant="subtle" onClick={() => onInsert(text, { replaces: true })}>
              <Trans>Replace draft</Trans>
            </Button>
          )}
        </>
      }
    >
      {text !== '' && (
        <>
          {text}
          {sources.length > 0 && (
            <p className={styles['sources']}>
              <Plural value={sources.length} one="Source:" other="Sources:" />{' '}
              {sources.map(({ documentId, title: name, link }, place) => (
                <Fragment key={documentId}>
                  {place > 0 && ', '}
                  {link ? (
                    <a href={link} target="_blank" rel="noreferrer" className={textLinkClassName()}>
                      {name}
                    </a>
                  ) : (
                    <SlotOutlet slot={sourceLink} documentId={documentId} pending={name} otherwise={name}>
                      {name}
                    </SlotOutlet>
                  )}
                </Fragment>
              ))}
            </p>
          )}
        </>
      )}
    </SuggestionStrip>
  )
}
