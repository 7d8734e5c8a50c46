import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { draftKey, useDraft } from '@replybay/sync'
import { Banner, Button, CopyButton } from '@replybay/ui-kit'
import { lostNoteChanges } from '../drafts/note-change-draft.ts'
import { useDraftIds } from '../drafts/use-draft-ids.ts'
import styles from './composer.module.css'

/** What a person was writing in a ticket that is not there any more: an answer, a note, and changes of notes. */
export function LostDrafts({ ticketId }: { ticketId: string }) {
  const { t } = useLingui()
  const userId = useUser()._id
  const changes = lostNoteChanges(useDraftIds(), ticketId)
  const lead = t`Your unsent text:`
  return (
    <>
      {[ticketId, `note:${ticketId}`, ...changes].map((draft) => (
        <LostDraft key={draft} storageKey={draftKey(userId, draft)} lead={lead} />
      ))}
    </>
  )
}

/** Changes of notes that somebody else has deleted meanwhile. */
export function LostNoteChanges({ drafts }: { drafts: readonly string[] }) {
  const { t } = useLingui()
  const userId = useUser()._id
  return drafts.map((draft) => (
    <LostDraft
      key={draft}
      storageKey={draftKey(userId, draft)}
      lead={t`The note was deleted before your changes were saved. Your text:`}
    />
  ))
}

/** The text is given back. */
function LostDraft({ storageKey, lead }: { storageKey: string; lead: string }) {
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
      {lead}
      {/* Its keyboard focus is what makes it scroll by keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <p className={styles['lost']} dir="auto" tabIndex={0}>
        {draft.text}
      </p>
    </Banner>
  )
}
