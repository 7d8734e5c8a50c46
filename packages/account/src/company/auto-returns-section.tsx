import { useLingui } from '@lingui/react/macro'
import { type User, userMutations } from '@replybay/api-client'
import { FieldRow, SettingsSection, Switch } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'

/** Whether returns within the policy are accepted by themselves. Saves at once; a failure puts the switch back. */
export function AutoReturnsSection({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const change = useMutation(userMutations.setAutoReturns())
  const isOn = !(change.isPending ? change.variables.disable : user.autoReturnsDisabled)
  return (
    <SettingsSection title={t`Automatic returns`}>
      <FieldRow title={t`Without a person`} hint={t`Otherwise every return waits for somebody.`}>
        <Switch
          label={t`Accept returns within the policy at once`}
          checked={isOn}
          busy={change.isPending}
          error={change.error && wordError(i18n, 'setAutoReturns', change.error)}
          onChange={(accept) => change.mutate({ disable: !accept })}
        />
      </FieldRow>
    </SettingsSection>
  )
}
