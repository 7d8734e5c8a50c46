import { useLingui } from '@lingui/react/macro'
import { type User, userMutations } from '@replybay/api-client'
import { FieldRow, SaveBar, SettingsSection, TextField, useLimitRule, useToasts } from '@replybay/ui-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChangedFields } from '../changed-fields.tsx'
import { wordError } from '../errors.ts'
import { ErrorText } from '../error-text.tsx'
import { useUnsaved } from '../leave-question.tsx'
import { keepSaved } from '../saved-user.ts'
import { useCurrentFailure } from '../use-current-failure.ts'
import { useKeptForm } from '../use-kept-form.ts'
import { AvatarControl } from './avatar-control.tsx'
import { profileSectionIds } from './use-profile-sections.ts'

/** How many characters a name may have. */
const NAME_LIMIT = 120

/** Picture and name of the person. */
export function PersonSection({ user }: { user: User }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const client = useQueryClient()
  const update = useMutation(userMutations.update())
  const atMost = useLimitRule()
  const now = { name: user.name ?? '' }
  const { form, show, discard } = useKeptForm('profile', now, {
    name: [(name) => name.trim() !== '' || t`Enter your name`, atMost(NAME_LIMIT)],
  })
  const failure = useCurrentFailure(update.error)
  /** @returns whether it is saved. */
  async function save(): Promise<boolean> {
    if (form.validate().hasErrors) return false
    const name = form.getValues().name
    try {
      await update.mutateAsync({ name: name.trim() })
    } catch {
      return false
    }
    keepSaved(client, { name: name.trim() })
    // What was typed while it was being saved stays.
    show({ name }, form.getValues())
    toasts.show({ tone: 'success', title: t`Your name was saved` })
    return true
  }
  const isLeaving = useUnsaved(form.isDirty(), save)
  return (
    <SettingsSection id={profileSectionIds.person} title={t`You`}>
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
      {user.email && (
        <FieldRow title={t`Email`} hint={t`You use it to sign in.`}>
          <p>{user.email}</p>
        </FieldRow>
      )}
      <SaveBar
        isDirty={form.isDirty() && !isLeaving}
        busy={update.isPending}
        error={failure && <ErrorText title={wordError(i18n, 'updateUser', failure)} error={failure} />}
        summary={<ChangedFields count={1} labels={[t`Name`]} />}
        onSave={() => void save()}
        onDiscard={() => discard(now)}
      />
    </SettingsSection>
  )
}
