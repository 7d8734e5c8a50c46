import { useLingui } from '@lingui/react/macro'
import { IconButton } from '@replybay/ui-kit'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'

/** Chooses files that go with an email. */
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
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
