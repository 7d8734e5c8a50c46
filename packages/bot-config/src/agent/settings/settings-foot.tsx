import { SaveBar } from '@replybay/ui-kit'
import styles from '../agent.module.css'
import { ChangedSettings } from './changed-settings.tsx'
import { SaveFailure } from './save-failure.tsx'
import type { AgentSettings } from './use-agent-settings.ts'

interface SettingsFootProps {
  form: AgentSettings
  /** The person is asked about the changes: the bar would ask a second time. */
  isLeaving: boolean
}

/** The foot of a page with settings of an AI agent: what is not saved yet, and the ways to save or discard it. */
export function SettingsFoot({ form, isLeaving }: SettingsFootProps) {
  const { changed, isSaving, failure, save, discard } = form
  return (
    <div className={styles['foot']}>
      <SaveBar
        isDirty={changed.length > 0 && !isLeaving}
        summary={<ChangedSettings names={changed} />}
        busy={isSaving}
        error={failure && <SaveFailure failure={failure} />}
        onSave={() => void save()}
        onDiscard={discard}
      />
    </div>
  )
}
