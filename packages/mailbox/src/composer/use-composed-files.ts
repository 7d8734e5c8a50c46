import { useLingui } from '@lingui/react/macro'
import { answerEmailFileLimit, emailAnswerLimits } from '@replybay/api-client/limits'
import { useFormats } from '@replybay/i18n'
import { type DroppedFile, useToasts } from '@replybay/ui-kit'
import { v4 as randomId } from 'uuid'
import { filesText } from './draft-fields.ts'
import { forgetFiles, keepFile } from '@replybay/sync'
import type { KeptFile } from './outbox-entry.ts'

/** In bytes; the rest of what a call may hold is its text. */
const MOST_TOGETHER = 25_000_000
const { attachments: MOST_FILES } = emailAnswerLimits

/** The files that go with what is written. They are kept in this browser until it is sent. */
export function useComposedFiles(kept: readonly KeptFile[], onChange: (files: string) => void) {
  const { t } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const refuse = (title: string) => toasts.show({ tone: 'danger', title })
  const shown: DroppedFile[] = kept.map(({ id, name, size }) => ({
    id,
    name,
    size,
    state: 'done',
    progress: 1,
  }))

  function add(files: readonly File[]) {
    const added: KeptFile[] = []
    let sum = kept.reduce((all, { size }) => all + size, 0)
    const [each, together] = [10_000_000, MOST_TOGETHER].map((bytes) => formats.fileSize(bytes))
    for (const file of files) {
      if (file.size > answerEmailFileLimit) refuse(t`${file.name} is larger than ${each ?? ''}`)
      else if (file.size === 0) refuse(t`${file.name} is empty`)
      else if (kept.length + added.length >= MOST_FILES) refuse(t`You can attach up to ${MOST_FILES} files`)
      else if (sum + file.size > MOST_TOGETHER)
        refuse(t`The files of an email can’t be larger than ${together ?? ''}`)
      else {
        const id = randomId()
        void keepFile(id, file)
        sum += file.size
        added.push({ id, name: file.name, type: file.type, size: file.size })
      }
    }
    if (added.length > 0) onChange(filesText([...kept, ...added]))
  }
  return {
    kept,
    shown,
    add,
    remove: (id: string) => {
      void forgetFiles([id])
      onChange(filesText(kept.filter((file) => file.id !== id)))
    },
    forget: () => void forgetFiles(kept.map(({ id }) => id)),
  }
}
