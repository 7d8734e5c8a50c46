import { useLingui } from '@lingui/react/macro'
import { type RequestBody, runMutation, userMutations } from '@replybay/api-client'
import { useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { wordError } from '../errors.ts'

type Change = NonNullable<RequestBody<'updateCompanyDetails'>['waitingLimits']>
type Limits = Record<'warning' | 'danger', number>

/** Says that waiting limits were saved, with an Undo that brings back what there was, unless a colleague has changed it. */
export function useSavedToast(): (before: Limits, saved: Change) => void {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()

  return (before, saved) => {
    const undo = () =>
      runMutation(client, userMutations.updateCompanyDetails(), {
        waitingLimits: {
          ...(saved.warning !== undefined && { warning: before.warning }),
          ...(saved.danger !== undefined && { danger: before.danger }),
          seen: saved,
        },
      }).catch((error: unknown) =>
        toasts.show({ tone: 'danger', title: wordError(i18n, 'updateCompanyDetails', error) }),
      )
    toasts.show({ tone: 'success', title: t`Wait time thresholds saved`, undo: () => void undo() })
  }
}
