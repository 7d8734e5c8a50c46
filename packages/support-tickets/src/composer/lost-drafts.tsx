import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { draftKey, useDraft } from '@replybay/sync'
import { Banner, Button, CopyButton } from '@replybay/ui-kit'
import styles from './composer.module.css'

/** What a person was writing in a ticket that is not there any more: an answer, and a note. */
export function LostDrafts({ ticketId }: { ticketId: string }) {
  const userId = useUser()._id
  return (
    <>
      <LostDraft storageKey={draftKey(userId, ticketId)} />
      <LostDraft storageKey={draftKey(userId, `note:${ticketId}`)} />
    </>
  )
}

/** The text is given back. */
function LostDraft({ storageKey }: { storageKey: string }) {
  const { t } = useLingui()
  const { draft, change } = useDraft(storageKey)
  if (draft.text === '') return null
  return (
    <Banner
      tone="warning"
      action={
        <>
          <CopyButton text={draft.text}>{t`Copy text`}</CopyButton>
          <Button size="sm" onClick={() => change({ text: '', attachments: [] })}>
            {t({ context: 'draft', message: 'Discard' })}
          </Button>
        </>
      }
    >
      <Trans>Your unsent text:</Trans>
      {/* Its keyboard focus is what makes it scroll by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <p className={styles['lost']} dir="auto" tabIndex={0}>
        {draft.text}
      </p>
    </Banner>
  )
}
