import { useLingui } from '@lingui/react/macro'
import type { BotSettings } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { ProblemState, Skeleton, StaleStrip } from '@replybay/ui-kit'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordError } from '../../errors.ts'
import styles from './settings.module.css'

interface SettingsFrameProps {
  query: UseQueryResult<BotSettings>
  children: ReactNode
}

/** Settings once they are there; what could not be loaded says so, and the last that was stays. */
export function SettingsFrame({ query, children }: SettingsFrameProps) {
  const { i18n } = useLingui()
  const detail = errorDetail(i18n, query.error)
  const { data, error, dataUpdatedAt, refetch } = query
  const words = error ? wordError(i18n, 'getBotSettings', error) : ''
  return (
    <div className={styles['frame']}>
      {error && data && (
        <StaleStrip
          title={words}
          detail={detail}
          asOf={new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      {error && !data && <ProblemState title={words} detail={detail} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height="15rem" />}
      {data && children}
    </div>
  )
}
