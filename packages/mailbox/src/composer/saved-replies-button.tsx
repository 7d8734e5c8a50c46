import { useLingui } from '@lingui/react/macro'
import { emailReplies, useCan, useIsFilled } from '@replybay/feature-kit'
import { IconButton } from '@replybay/ui-kit'
import { IconSlash } from '@tabler/icons-react'

/** Begins the word that finds saved replies, for who does not know its key. */
export function SavedRepliesButton({ onBegin }: { onBegin: () => void }) {
  const { t } = useLingui()
  const hasCanned = useCan('canned-answers')
  const isFilled = useIsFilled(emailReplies)
  if (!hasCanned || !isFilled) return null
  return (
    <IconButton
      size="sm"
      label={t`Saved replies`}
      shortcut="/"
      icon={<IconSlash aria-hidden />}
      onClick={onBegin}
    />
  )
}
