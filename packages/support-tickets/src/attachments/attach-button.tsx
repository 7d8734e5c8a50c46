import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@replybay/ui-kit'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import { FileInput } from './file-input.tsx'

/** Chooses files that go with an answer or a note. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        size="sm"
        label={t`Attach files`}
        icon={<IconPaperclip aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <FileInput ref={input} onFiles={onFiles} />
    </>
  )
}
