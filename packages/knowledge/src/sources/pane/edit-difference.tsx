import { Trans } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { usePause } from './use-pause.ts'
import { WordDifference } from './word-difference.tsx'

/** Who types is not interrupted by it. */
const PAUSE_MS = 300

interface EditDifferenceProps {
  before: string
  after: string
  updatedAt: string | undefined
}

/** What a draft changes of the text that is saved. */
export function EditDifference({ before, after, updatedAt }: EditDifferenceProps) {
  const formats = useFormats()
  const settled = usePause(after, PAUSE_MS)
  const saved = updatedAt && formats.shortMoment(new Date(updatedAt))
  if (settled === before) return null
  return (
    <WordDifference
      before={before}
      after={settled}
      beforeLabel={saved ? <Trans>Saved {saved}</Trans> : <Trans>Saved version</Trans>}
      afterLabel={<Trans>Your draft</Trans>}
    />
  )
}
