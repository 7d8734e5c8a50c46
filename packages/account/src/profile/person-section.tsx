import { useLingui } from '@lingui/react/macro'
import { type User, userMutations } from '@replybay/api-client'
import { FieldRow, SaveBar, SettingsSection, TextField, useLimitRule, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { ChangedFields } from '../changed-fields.tsx'
import { wordError } from '../errors.ts'
import { useUnsaved } from '../leave-question.tsx'
import { useKeptForm } from '../use-kept-form.ts'
import { AvatarControl } from './avatar-control.tsx'

/** How many characters a name may have. */
const NAME_LIMIT = 120

/** Picture and name of the person. */
export function PersonSection({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const update = useMutation(userMutations.update())
  const atMost = useLimitRule()
  const now = { name: user.name ?? '' }
  const { form, show } = useKeptForm('profile', now, {
    name: [(name) => name.trim() !== '' || t`Enter your name`, atMost(NAME_LIMIT)],
  })
  const isLeaving = useUnsaved(form.isDirty())
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
      <SaveBar
        isDirty={form.isDirty() && !isLeaving}
        busy={update.isPending}
        error={update.error && wordError(i18n, 'updateUser', update.error)}
        summary={<ChangedFields labels={[t`Name`]} />}
        onSave={() => save()}
        onDiscard={() => show(now, now)}
      />
    </SettingsSection>
  )
}
