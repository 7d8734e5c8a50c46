import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ApiError, type RequestBody, userMutations, userQueries } from '@replybay/api-client'
import { useCan, useUser } from '@replybay/feature-kit'
import { FieldRow, Select, SettingsSection, standardWaitingLimits } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { limitChoices, withWarning } from './limit-choices.ts'
import { useSavedToast } from './use-saved-toast.ts'

const [HOUR, DAY] = [60, 1_440]

type Change = NonNullable<RequestBody<'updateCompanyDetails'>['waitingLimits']>

/**
 * From when on a wait is long, and too long. Saves at once, and only what was chosen: a colleague may have changed the
 * other. A failure puts the choice back.
 */
export function WaitingLimitsSection() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const canSave = useCan('users')
  const client = useQueryClient()
  const change = useMutation({
    ...userMutations.updateCompanyDetails(),
    onError: async (failure) => {
      // What a colleague has chosen is shown beside the error.
      if (isConflict(failure)) await client.invalidateQueries({ queryKey: userQueries.all })
    },
  })
  const showSaved = useSavedToast()
  if (!canSave) return null
  const sent = change.variables?.waitingLimits
  const limits = { ...standardWaitingLimits, ...user.waitingLimits, ...(change.isPending && sent) }
  const error = change.error && wordError(i18n, 'updateCompanyDetails', change.error)
  const isErrorOfWarning = sent?.warning !== undefined

  const save = (waitingLimits: Change, before = limits) =>
    change.mutate({ waitingLimits }, { onSuccess: () => showSaved(before, waitingLimits) })
  /** One that reaches the other moves it on, as it is on the server by now. */
  async function saveWarning(warning: number) {
    if (warning < limits.danger) return save({ warning })
    const { waitingLimits: now = standardWaitingLimits } = await client
      .fetchQuery({ ...userQueries.info(), staleTime: 0 })
      // The change fails for the same reason, and says so.
      .catch(() => user)
    return save(warning < now.danger ? { warning } : withWarning(now, warning), now)
  }
  const option = (minutes: number) => ({ value: String(minutes), label: inWords(minutes) })
  function inWords(minutes: number): string {
    const [days, hours] = [minutes / DAY, minutes / HOUR]
    if (Number.isInteger(days)) return t`${plural(days, { one: '# day', other: '# days' })}`
    if (Number.isInteger(hours)) return t`${plural(hours, { one: '# hour', other: '# hours' })}`
    return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
  }

  return (
    <SettingsSection
      id="tickets-waiting-limits"
      title={t`Wait time thresholds`}
      detail={t`The inbox colors wait times.`}
    >
      <FieldRow title={t`Long wait`} hint={t`Shown in amber after this time.`}>
        <Select
          label={t`Long wait after`}
          options={limitChoices(limits.warning).map(option)}
          value={String(limits.warning)}
          error={isErrorOfWarning && error}
          onChange={(value) => void saveWarning(Number(value))}
        />
      </FieldRow>
      <FieldRow title={t`Overdue`} hint={t`Shown in red after this time.`}>
        <Select
          label={t`Overdue after`}
          options={limitChoices(limits.danger, limits.warning).map(option)}
          value={String(limits.danger)}
          error={!isErrorOfWarning && error}
          onChange={(value) => save({ danger: Number(value) })}
        />
      </FieldRow>
    </SettingsSection>
  )
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict'
}
