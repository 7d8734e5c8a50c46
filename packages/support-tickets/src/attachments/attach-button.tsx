import { useLingui } from '@lingui/react/macro'
import { IconButton, useShortcut } from '@replybay/ui-kit'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'

/** Chooses files that go with an answer. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  useShortcut({
    id: 'ticket-attach',
    label: t`Attach files`,
    group: t`Tickets`,
    icon: IconPaperclip,
    run: choose,
  })
  return (
    <>
      <IconButton size="sm" label={t`Attach files`} icon={<IconPaperclip aria-hidden />} onClick={choose} />
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
