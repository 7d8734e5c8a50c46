import { useLingui } from '@lingui/react/macro'
import { useCan } from '@replybay/feature-kit'
import { EmojiButton } from '@replybay/ui-kit'
import { AttachButton } from '../attachments/attach-button.tsx'
import { CannedButton } from '../canned-answers/canned-button.tsx'
import { SuggestButton } from '../suggestion/suggest-button.tsx'
import { ComposerMenu } from './composer-menu.tsx'

interface ReplyToolsProps {
  ticketId: string
  /** What is written so far. */
  text: string
  onFiles: (files: readonly File[]) => void
  onText: (text: string) => void
  /** Begins the word that finds canned answers. */
  onSlash: () => void
  /** Whether a suggestion is shown. */
  isSuggesting: boolean
  onSuggest: (isSuggesting: boolean) => void
}

/** What can be added to an answer, as far as the backend knows of it. */
export function ReplyTools({
  ticketId,
  text,
  onFiles,
  onText,
  onSlash,
  isSuggesting,
  onSuggest,
}: ReplyToolsProps) {
  const { t } = useLingui()
  const takesFiles = useCan('attachments')
  const hasCanned = useCan('canned-answers')
  const canSuggest = useCan('tickets')
  return (
    <>
      {takesFiles && <AttachButton onFiles={onFiles} />}
      <EmojiButton onChoose={onText} group={t`Tickets`} />
      {hasCanned && <CannedButton onBegin={onSlash} />}
      {canSuggest && <SuggestButton isShown={isSuggesting} onToggle={onSuggest} />}
      <ComposerMenu ticketId={ticketId} text={text} />
    </>
  )
}
