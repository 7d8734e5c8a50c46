import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { deletions } from './deletions.ts'

/** Says where a ticket that was deleted stays, or its customer is not blocked, wherever in the dashboard its reader is. */
export function DeletionNotices() {
  const { i18n } = useLingui()
  const toasts = useToasts()
  useOutcomes(deletions, useUser()._id, (error) => {
    const operation = error.operation === 'updateCustomer' ? 'updateCustomer' : 'deleteTicket'
    toasts.show({ tone: 'danger', title: wordError(i18n, operation, error) })
  })
  return null
}
