import { Trans, useLingui } from '@lingui/react/macro'
import { ticketMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { draftKey, useDraft } from '@replybay/sync'
import { Button, ComposerFoot, ComposerFrame, GrowingTextarea, surplusOf } from '@replybay/ui-kit'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { wordError } from '../errors.ts'
import { channelLimit } from './channel-limit.ts'
import styles from './composer.module.css'
import { DraftMark } from './draft-mark.tsx'

const LIMIT = channelLimit('note')

interface NoteComposerProps {
  ticketId: string
  tabs: ReactNode
}

/** Where a note to colleagues is written. The text stays until the server has it. */
export function NoteComposer({ ticketId, tabs }: NoteComposerProps) {
  const { t, i18n } = useLingui()
  const { draft, isSaved, change, claimKey, settle } = useDraft(draftKey(useUser()._id, `note:${ticketId}`))
  const statusId = useId()
  const note = useMutation({
    ...ticketMutations.note(ticketId),
    // Here and not at the call: it holds also when another ticket was chosen meanwhile.
    onSuccess: (_, { text }) => settle(text),
  })
  const canAdd = draft.text.trim() !== '' && surplusOf(draft.text, LIMIT) === 0
  function add() {
    if (canAdd && !note.isPending) note.mutate({ text: draft.text, key: claimKey() })
  }

  return (
    <ComposerFrame
      tone="note"
      tabs={tabs}
      meta={<Trans>Only your team sees it</Trans>}
      editor={
        <GrowingTextarea
          bare
          // Somebody has just chosen to write it.
          autoFocus
          aria-label={t`Your note`}
          aria-describedby={statusId}
          placeholder={t`Note something for your colleagues`}
          minRows={2}
          maxRows={10}
          value={draft.text}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.nativeEvent.isComposing)
              return
            event.preventDefault()
            add()
          }}
        />
      }
      foot={
        <ComposerFoot
          status={
            <span id={statusId} className={styles['status']}>
              {note.error ? (
                <span role="alert" className={styles['problem']}>
                  <IconAlertCircle aria-hidden />
                  {wordError(i18n, 'addNote', note.error)} · {t`Your text is kept.`}
                </span>
              ) : (
                <DraftMark isEmpty={draft.text === ''} isSaved={isSaved} text={draft.text} limit={LIMIT} />
              )}
            </span>
          }
          actions={
            <Button
              size="sm"
              variant="primary"
              shortcut="mod+enter"
              disabled={!canAdd}
              loading={note.isPending}
              onClick={add}
            >
              {note.error ? <Trans>Retry</Trans> : <Trans>Add note</Trans>}
            </Button>
          }
        />
      }
    />
  )
}
