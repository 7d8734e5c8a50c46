import { useLingui } from '@lingui/react/macro'
import type { useCompose } from './use-compose.ts'

/** Where what is written stands, in words; empty while nothing is written. */
export function useDraftStatus({
  isFitting,
  isEmpty,
  isSaved,
}: Pick<ReturnType<typeof useCompose>, 'isFitting' | 'isEmpty' | 'isSaved'>): string {
  const { t } = useLingui()
  if (!isFitting) return t`This text is too long`
  if (isEmpty) return ''
  return isSaved ? t`Draft saved` : t`Draft kept in this tab only`
}
