import { useLingui } from '@lingui/react/macro'
import { emailMutations } from '@replybay/api-client'
import { emailPromptLimits } from '@replybay/api-client/limits'
import { useUser } from '@replybay/feature-kit'
import { draftKey, useKeptFields } from '@replybay/sync'
import { SaveBar, SettingsSection, TextArea, useToasts, VisuallyHidden } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import styles from './agent.module.css'

const { emailPrompt: LONGEST } = emailPromptLimits

interface PromptSectionProps {
  prompt: string
  /** The server has taken it. */
  onSaved: (prompt: string) => void
}

/** What the AI agent is told about answering email. What is typed is kept in this browser until it is saved. */
export function PromptSection({ prompt, onSaved }: PromptSectionProps) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const key = draftKey(useUser()._id, 'form:email-prompt')
  const { fields, isEmpty, change, clear } = useKeptFields(key, { prompt })
  const save = useMutation(emailMutations.setPrompt())
  async function onSave() {
    if (fields.prompt.length > LONGEST) return
    try {
      await save.mutateAsync({ emailPrompt: fields.prompt })
    } catch {
      // The bar says so.
      return
    }
    clear()
    onSaved(fields.prompt)
    toasts.show({ tone: 'success', title: t`Instructions saved` })
  }
  return (
    <SettingsSection title={t`Instructions`} detail={t`They apply to new emails only.`}>
      <div className={styles['body']}>
        <TextArea
          // The section's heading says it to those who see it.
          label={<VisuallyHidden>{t`Instructions`}</VisuallyHidden>}
          minRows={4}
          maxRows={16}
          limit={LONGEST}
          value={fields.prompt}
          placeholder={t`Reply in the customer’s language. Never promise a refund.`}
          onChange={({ currentTarget }) => change({ prompt: currentTarget.value })}
        />
      </div>
      <SaveBar
        isDirty={!isEmpty}
        busy={save.isPending}
        error={save.error && wordError(i18n, 'setEmailPrompt', save.error)}
        onSave={() => void onSave()}
        onDiscard={() => {
          clear()
          save.reset()
        }}
      />
    </SettingsSection>
  )
}
