import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { userMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import {
  FieldRow,
  Select,
  SettingsSection,
  standardWaitingLimits,
  type WaitingLimits,
} from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import { canDo } from '../inbox/inbox-filter.ts'
import { limitChoices, withWarning } from './limit-choices.ts'

const [HOUR, DAY] = [60, 1_440]

/** From when on a wait is long, and too long. Saves at once; a failure puts the choice back. */
export function WaitingLimitsSection() {
  const { t, i18n } = useLingui()
  const user = useUser()
  const change = useMutation(userMutations.updateCompanyDetails())
  if (!canDo(user, 'waiting-limits')) return null
  const pending = change.isPending ? change.variables.waitingLimits : undefined
  const limits = pending ?? user.waitingLimits ?? standardWaitingLimits
  const error = change.error && wordError(i18n, 'updateCompanyDetails', change.error)

  const save = (waitingLimits: WaitingLimits) => change.mutate({ waitingLimits })
  const option = (minutes: number) => ({ value: String(minutes), label: inWords(minutes) })
  function inWords(minutes: number): string {
    const [days, hours] = [minutes / DAY, minutes / HOUR]
    if (Number.isInteger(days)) return t`${plural(days, { one: '# day', other: '# days' })}`
    if (Number.isInteger(hours)) return t`${plural(hours, { one: '# hour', other: '# hours' })}`
    return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`
  }

  return (
    <SettingsSection title={t`Waiting limits`} detail={t`The inbox colours how long customers wait.`}>
      <FieldRow title={t`Long`} hint={t`Amber from here on.`}>
        <Select
          label={t`Long after`}
          options={limitChoices(limits.warning).map(option)}
          value={String(limits.warning)}
          onChange={(value) => save(withWarning(limits, Number(value)))}
        />
      </FieldRow>
      <FieldRow title={t`Too long`} hint={t`Red from here on.`}>
        <Select
          label={t`Too long after`}
          options={limitChoices(limits.danger, limits.warning).map(option)}
          value={String(limits.danger)}
          error={error}
          onChange={(value) => save({ ...limits, danger: Number(value) })}
        />
      </FieldRow>
    </SettingsSection>
  )
}
