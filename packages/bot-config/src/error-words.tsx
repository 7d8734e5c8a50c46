import { useLingui } from '@lingui/react/macro'
import { errorDetail } from '@replybay/feature-kit'
import { type BotConfigOperation, wordError } from './errors.ts'

interface ErrorWordsProps {
  operation: BotConfigOperation
  error: unknown
  /** What that means and what to do, where nothing more is known than that it failed. */
  detail?: string
}

/** Why a call failed: the catalogued text, and behind it a plain sentence. */
export function ErrorWords({ operation, error, detail }: ErrorWordsProps) {
  const { i18n } = useLingui()
  const title = wordError(i18n, operation, error)
  const rest = errorDetail(i18n, error) ?? detail
  if (!rest) return title
  return (
    <>
      <strong>{title}</strong> {rest}
    </>
  )
}
