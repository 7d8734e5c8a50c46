import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { wordError } from '../errors.ts'
import { closings } from './closings.ts'

/** Says where a ticket stays closed although that was undone, wherever in the dashboard its reader is. */
export function ClosingNotices() {
  const { i18n } = useLingui()
  const toasts = useToasts()
  useOutcomes(closings, useUser()._id, (error) =>
    toasts.show({ tone: 'danger', title: wordError(i18n, 'updateTicket', error) }),
  )
  return null
}
