import { useLingui } from '@lingui/react/macro'
import { type User, userMutations } from '@replybay/api-client'
import { locales, useLocale } from '@replybay/i18n'
import {
  FieldRow,
  SaveBar,
  Select,
  SettingsSection,
  TextField,
  useLimitRule,
  useToasts,
} from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { ChangedFields } from '../changed-fields.tsx'
import { wordError } from '../errors.ts'
import { LeaveQuestion } from '../leave-question.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { AvatarControl } from './avatar-control.tsx'

/** How many characters a name may have. */
const NAME_LIMIT = 120

/** Picture, name and language of the person. */
export function PersonSection({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const { locale, switchLocale } = useLocale()
  const toasts = useToasts()
  const update = useMutation(userMutations.update())
  const atMost = useLimitRule()
  const now = { name: user.name ?? '' }
  const { form, show } = useKeptForm('profile', now, {
    name: [(name) => name.trim() !== '' || t`Enter your name`, atMost(NAME_LIMIT)],
  })
  const save = form.onSubmit(({ name }) =>
    update.mutate(
      { name: name.trim() },
      {
        onSuccess: () => {
          // What was typed while it was being saved stays.
          show({ name }, form.getValues())
          toasts.show({ tone: 'success', title: t`Your name was saved` })
        },
      },
    ),
  )
  return (
    <SettingsSection title={t`You`}>
      <FieldRow title={t`Photo`} hint={t`Your team sees it next to your replies.`}>
        <AvatarControl user={user} />
      </FieldRow>
      <FieldRow title={t`Name`}>
        <TextField
          label={t`Your name`}
          autoComplete="name"
          limit={NAME_LIMIT}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
      </FieldRow>
      <FieldRow title={t`Email`} hint={t`You use it to sign in.`}>
        <p>{user.email}</p>
      </FieldRow>
      <FieldRow title={t`Language`} hint={t`Used in the dashboard and in emails to you.`}>
        <Select
          label={t`Language`}
          options={locales.map(({ code, name }) => ({ value: code, label: name }))}
          value={locale}
          onChange={(code) => {
            const chosen = locales.find((one) => one.code === code)?.code
            if (!chosen) return
            void switchLocale(chosen)
            update.mutate({ locale: chosen })
          }}
        />
      </FieldRow>
      <LeaveQuestion isDirty={form.isDirty()}>
        {(isLeaving) => (
          <SaveBar
            isDirty={form.isDirty() && !isLeaving}
            busy={update.isPending}
            error={update.error && wordError(i18n, 'updateUser', update.error)}
            summary={<ChangedFields labels={[t`Name`]} />}
            onSave={() => save()}
            onDiscard={() => show(now, now)}
          />
        )}
      </LeaveQuestion>
    </SettingsSection>
  )
}
