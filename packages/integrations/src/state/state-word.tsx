import { useLingui } from '@lingui/react/macro'
import type { Integration } from '@replybay/api-client'
import { Tag } from '@replybay/ui-kit'
import {
  IconAlertCircle,
  IconCircleCheckFilled,
  IconFlask,
  IconPlayerPause,
  IconRefresh,
} from '@tabler/icons-react'
import { describeProblem } from '../model/problem-words.ts'
import styles from './state-word.module.css'

interface StateWordProps {
  integration: Integration
  /** Its name. */
  service: string
}

/** How it is: a plain word while it works, a tag where it needs somebody or is under way. */
export function StateWord({ integration, service }: StateWordProps) {
  const { t, i18n } = useLingui()
  if (integration.state === 'failed') {
    return (
      <Tag tone="danger" icon={<IconAlertCircle />}>
        {describeProblem(i18n, service, integration).tag}
      </Tag>
    )
  }
  if (integration.import) {
    return integration.import.isPaused ? (
      <Tag tone="warning" icon={<IconPlayerPause />}>{t`Paused`}</Tag>
    ) : (
      <Tag tone="info" icon={<IconRefresh />}>{t`Importing`}</Tag>
    )
  }
  if (integration.isTest) return <Tag tone="warning" icon={<IconFlask />}>{t`Test mode`}</Tag>
  return (
    <span className={styles['works']}>
      <IconCircleCheckFilled aria-hidden />
      {integration.isLocal
        ? t({ context: 'integration', message: 'Local' })
        : t({ context: 'integration', message: 'Connected' })}
    </span>
  )
}
