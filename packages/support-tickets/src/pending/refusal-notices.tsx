import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useOutcomes } from '@replybay/sync'
import { useToasts } from '@replybay/ui-kit'
import { blocks } from '../blocking/blocks.ts'
import { undoings } from '../change/undoings.ts'
import { deletions } from '../deletion/deletions.ts'
import { errors, wordError } from '../errors.ts'
import { removals } from '../removal/removals.ts'

/** Says why a change was refused that was on its way, wherever in the dashboard the person is who made it. */
export function RefusalNotices() {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const { _id: userId } = useUser()
  const say = (operation: Parameters<typeof wordError>[1], error: ApiError) => {
    const title = wordError(i18n, operation, error)
    // A more particular text says itself what is left to do, if anything.
    const isPlain = title === i18n._(errors[operation].default)
    toasts.show({
      tone: 'danger',
      title,
      ...(isPlain && { detail: t`Your change wasn’t saved. Try again.` }),
    })
  }
  useOutcomes(deletions, userId, (error) =>
    say(error.operation === 'updateCustomer' ? 'updateCustomer' : 'deleteTicket', error),
  )
  useOutcomes(removals, userId, (error) => {
    const { operation } = error
    say(operation === 'deleteView' || operation === 'deleteNote' ? operation : 'deleteCannedAnswer', error)
  })
  useOutcomes(undoings, userId, (error) => say('undoTicket', error))
  useOutcomes(blocks, userId, (error) => say('updateCustomer', error))
  return null
}
