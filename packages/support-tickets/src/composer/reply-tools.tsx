import { useLingui } from '@lingui/react/macro'
import type { Ticket } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { EmojiButton } from '@replybay/ui-kit'
import { memo } from 'react'
import { AttachButton } from '../attachments/attach-button.tsx'
import { CannedButton } from '../canned-answers/canned-button.tsx'
import { SuggestButton } from '../suggestion/suggest-button.tsx'
import { ComposerMenu } from './composer-menu.tsx'

interface ReplyToolsProps {
  ticket: Ticket
  /** Whether anything is written. */
  hasText: boolean
  /** What is written so far. */
  readText: () => string
  onFiles: (files: readonly File[]) => void
  onText: (text: string) => void
  /** Begins the word that finds saved replies. */
  onSlash: () => void
  /** Whether a suggestion is shown. */
  isSuggesting: boolean
  /** Absent where none can be had. */
  onSuggest: ((isSuggesting: boolean) => void) | undefined
}

/** What can be added to an answer, as far as the backend knows of it. No key in the answer draws it again. */
export const ReplyTools = memo(function ReplyTools({
  ticket,
  hasText,
  readText,
  onFiles,
  onText,
  onSlash,
  isSuggesting,
  onSuggest,
}: ReplyToolsProps) {
  const { t } = useLingui()
  const takesFiles = useCan('attachments')
  const hasCanned = useCan('canned-answers')
  return (
    <>
      {takesFiles && <AttachButton onFiles={onFiles} />}
      <EmojiButton onChoose={onText} group={t`Tickets`} />
      {hasCanned && <CannedButton onBegin={onSlash} />}
      {onSuggest && <SuggestButton ticket={ticket} isShown={isSuggesting} onToggle={onSuggest} />}
      <ComposerMenu ticketId={ticket._id} hasText={hasText} readText={readText} />
    </>
  )
})
