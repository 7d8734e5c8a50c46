import { useLingui } from '@lingui/react/macro'
import { useShortcut } from '@replybay/ui-kit'
import { IconPaperclip } from '@tabler/icons-react'
import type { RefObject } from 'react'

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>
  onFiles: (files: readonly File[]) => void
}

/** Shows nothing: chooses files where it is clicked by its ref, or by the palette. */
export function FileInput({ ref, onFiles }: FileInputProps) {
  const { t } = useLingui()
  useShortcut({
    id: 'ticket-attach',
    label: t`Attach files`,
    group: t`Tickets`,
    icon: IconPaperclip,
    run: () => ref.current?.click(),
  })
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        // The same file can be chosen again.
        currentTarget.value = ''
      }}
    />
  )
}
