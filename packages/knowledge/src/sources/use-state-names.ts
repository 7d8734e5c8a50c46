import { useLingui } from '@lingui/react/macro'
import type { KnowledgeState } from '@replybay/api-client'

/** What each state of a source is called. */
export function useStateNames(): Readonly<Record<KnowledgeState, string>> {
  const { t } = useLingui()
  return { waiting: t`Waiting`, indexing: t`Indexing`, ready: t`Ready`, failed: t`Failed` }
}
