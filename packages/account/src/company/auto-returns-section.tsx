import { useLingui } from '@lingui/react/macro'
import { type User, userMutations } from '@replybay/api-client'
import { useLocale } from '@replybay/i18n'
import { SettingsSection, Switch, VisuallyHidden } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ErrorText } from '../error-text.tsx'
import { wordError } from '../errors.ts'
import { keepSaved } from '../saved-user.ts'
import { hasReturnPolicy, languagesWithoutPolicy } from './has-return-policy.ts'
import { sectionIds } from './section-ids.ts'

/**
 * Whether returns within the policy are accepted by themselves: never while there is none. Saves at once; a failure puts
 * the switch back.
 */
export function AutoReturnsSection({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const detailId = useId()
  const client = useQueryClient()
  const change = useMutation(userMutations.setAutoReturns())
  const canBeOn = hasReturnPolicy(user)
  const without = languagesWithoutPolicy(user)
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(without)
  const isOn = canBeOn && !(change.isPending ? change.variables.disable : user.autoReturnsDisabled)
  return (
    <SettingsSection
      id={sectionIds.autoReturns}
      title={t`Automatic returns`}
      detail={
        <span id={detailId}>
          {canBeOn
            ? t`Returns that meet the policy are accepted automatically. Changes to this setting are saved right away.`
            : t`To turn this on, write and save a return policy first.`}
          {user.autoReturnsDisabled === undefined && ` ${t`Your server doesn’t show whether this is on.`}`}
          {canBeOn && without.length > 0 && ` ${t`No policy yet for customers who read ${names}.`}`}
        </span>
      }
      aside={
        <Switch
          label={
            <>
              <VisuallyHidden>{t`Automatic returns`}</VisuallyHidden>
              <span aria-hidden>
                {isOn
                  ? t({ context: 'automatic returns', message: 'On' })
                  : t({ context: 'automatic returns', message: 'Off' })}
              </span>
            </>
          }
          checked={isOn}
          busy={change.isPending}
          disabled={!canBeOn}
          aria-describedby={detailId}
          error={
            change.error && (
              <ErrorText title={wordError(i18n, 'setAutoReturns', change.error)} error={change.error} />
            )
          }
          onChange={(accept) =>
            change.mutate(
              { disable: !accept },
              { onSuccess: () => keepSaved(client, { autoReturnsDisabled: !accept }) },
            )
          }
        />
      }
    />
  )
}
