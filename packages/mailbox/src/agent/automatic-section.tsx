import { useLingui } from '@lingui/react/macro'
import { emailMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { Banner, ConfirmDialog, SettingsSection, Switch } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import styles from './agent.module.css'

interface AutomaticSectionProps {
  isOn: boolean
  /** The server has taken it. */
  onSaved: (automaticAnswer: 0 | 1) => void
}

/** Whether the AI agent answers email by itself. It is on once the server says so. */
export function AutomaticSection({ isOn, onSaved }: AutomaticSectionProps) {
  const { t, i18n } = useLingui()
  const isPaused = useUser().agentsPaused === true
  const [isAsking, setAsking] = useState(false)
  const change = useMutation(emailMutations.setAutomaticAnswer())
  function turn(on: boolean) {
    const automaticAnswer = on ? 1 : 0
    change.mutate(
      { automaticAnswer },
      { onSuccess: () => onSaved(automaticAnswer), onSettled: () => setAsking(false) },
    )
  }
  return (
    <SettingsSection title={t`Automatic replies`}>
      <div className={styles['body']}>
        {isPaused && (
          <Banner tone="warning">
            {t`Automatic replies are turned off for the whole account. Nothing is sent until they’re on again.`}
          </Banner>
        )}
        <Switch
          label={t`Reply to emails automatically`}
          hint={
            isOn
              ? t`The AI agent replies from your knowledge base, and leaves everything else to your team.`
              : t`Every email waits for your team.`
          }
          error={change.error && wordError(i18n, 'setAutomaticAnswer', change.error)}
          checked={isOn}
          busy={change.isPending}
          onChange={(on) => (on ? setAsking(true) : turn(false))}
        />
      </div>
      <ConfirmDialog
        title={t`Turn on automatic replies?`}
        confirmLabel={t`Turn on`}
        variant="primary"
        isOpen={isAsking}
        busy={change.isPending}
        onConfirm={() => turn(true)}
        onClose={() => setAsking(false)}
      >
        {t`Customers get replies that no one reads first, for the whole mailbox. Automated emails, such as newsletters, never get a reply. The switch in the menu turns all automatic replies off at once.`}
      </ConfirmDialog>
    </SettingsSection>
  )
}
