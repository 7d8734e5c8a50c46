import { useLingui } from '@lingui/react/macro'
import { detailOfError, type KnowledgeOperation, wordError } from './errors.ts'

interface ErrorWordsProps {
  operation: KnowledgeOperation
  error: unknown
  /** What that means and what to do, where the catalogue says no more than that it failed. */
  detail: string
}

/** Why a call failed, and what to do. */
export function ErrorWords({ operation, error, detail }: ErrorWordsProps) {
  const { i18n } = useLingui()
  const title = wordError(i18n, operation, error)
  const rest = detailOfError(i18n, operation, error, detail)
  if (!rest) return title
  return (
    <>
      <strong>{title}</strong> {rest}
    </>
  )
}
