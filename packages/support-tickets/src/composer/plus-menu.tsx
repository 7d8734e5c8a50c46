import { useLingui } from '@lingui/react/macro'
import { useCan } from '@replybay/feature-kit'
import { IconButton, type MenuItem } from '@replybay/ui-kit'
import { IconPaperclip, IconPlus, IconSend, IconSparkles } from '@tabler/icons-react'
import { useRef } from 'react'
import { FileInput } from '../attachments/file-input.tsx'
import { ComposerMenu } from './composer-menu.tsx'

interface PlusMenuProps {
  ticketId: string
  /** Whether anything is written. */
  hasText: boolean
  /** What is written so far. */
  readText: () => string
  onFiles: (files: readonly File[]) => void
  /** Asks for a suggestion; absent where one is shown, or can't be had. */
  onSuggest: (() => void) | undefined
  /** Sends, and closes the ticket; absent where nothing can be sent. */
  onSendAndClose: (() => void) | undefined
}

/** What there is no room for beside the text on a phone. */
export function PlusMenu({ ticketId, hasText, readText, onFiles, onSuggest, onSendAndClose }: PlusMenuProps) {
  const { t } = useLingui()
  const takesFiles = useCan('attachments')
  const input = useRef<HTMLInputElement>(null)
  const attach = () => input.current?.click()
  const items: MenuItem[] = [
    ...(takesFiles
      ? [{ key: 'files', label: t`Attach files`, icon: <IconPaperclip aria-hidden />, onSelect: attach }]
      : []),
    ...(onSuggest
      ? [
          {
            key: 'suggest',
            label: t`Suggest a reply`,
            icon: <IconSparkles aria-hidden />,
            onSelect: onSuggest,
          },
        ]
      : []),
    {
      key: 'close',
      label: t`Send & close`,
      icon: <IconSend aria-hidden />,
      disabled: !onSendAndClose,
      onSelect: () => onSendAndClose?.(),
    },
  ]
  return (
    <>
      <ComposerMenu
        ticketId={ticketId}
        hasText={hasText}
        readText={readText}
        first={items}
        trigger={<IconButton size="lg" label={t`More reply actions`} icon={<IconPlus aria-hidden />} />}
      />
      {takesFiles && <FileInput ref={input} onFiles={onFiles} />}
    </>
  )
}
