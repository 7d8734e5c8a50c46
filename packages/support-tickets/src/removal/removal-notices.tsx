import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { removals } from './removals.ts'

/** Says why a view or a canned answer stays that was removed, wherever in the dashboard its reader is. */
export function RemovalNotices() {
  const { i18n } = useLingui()
  const toasts = useToasts()
  useOutcomes(removals, useUser()._id, (error) => {
    const operation = error.operation === 'deleteView' ? 'deleteView' : 'deleteCannedAnswer'
    toasts.show({ tone: 'danger', title: wordError(i18n, operation, error) })
  })
  return null
}
