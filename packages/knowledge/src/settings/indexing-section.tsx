import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations, type KnowledgeIndexing } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Banner, Button, Progress, SettingsSection } from '@replybay/ui-kit'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ErrorWords } from '../error-words.tsx'
import styles from './settings.module.css'

/** Where the indexing stands, and the button that begins it anew: again after a pause, which it says. */
export function IndexingSection({ indexing }: { indexing: KnowledgeIndexing | undefined }) {
  const { t } = useLingui()
  const formats = useFormats()
  const force = useMutation(knowledgeMutations.forceIndexation())
  const { state, done = 0, total = 0, startedAt, finishedAt, allowedAgainAt } = indexing ?? {}
  const isPaused = useIsBefore(allowedAgainAt)
  const isRunning = state === 'running'
  const [soFar, all] = [formats.number(done), formats.number(total)]
  const last = finishedAt ?? startedAt
  const lastTime = last && formats.dateTime(new Date(last))
  const againAt = allowedAgainAt && formats.time(new Date(allowedAgainAt))
  return (
    <SettingsSection
      title={t`Index everything again`}
      detail={t`Every source is read and split into passages again. Sources that change are indexed automatically.`}
      aside={
        <Button
          leftIcon={<IconRefresh aria-hidden />}
          disabled={isPaused || isRunning || (indexing !== undefined && total === 0)}
          loading={force.isPending}
          onClick={() => force.mutate()}
        >
          <Trans>Index again</Trans>
        </Button>
      }
    >
      {(force.error || isRunning || lastTime) && (
        <div className={styles['body']}>
          {force.error && (
            <Banner
              tone="danger"
              action={
                !isPaused && (
                  <Button size="sm" onClick={() => force.mutate()}>
                    <Trans>Retry</Trans>
                  </Button>
                )
              }
            >
              <ErrorWords
                operation="forceIndexation"
                error={force.error}
                detail={t`Nothing was lost. Try again.`}
              />
            </Banner>
          )}
          {isRunning && <Progress label={t`Indexing`} value={total === 0 ? 0 : done / total} />}
          <p className={styles['note']} role="status">
            {isRunning ? (
              <Trans>
                Sources indexed: {soFar} of {all}
              </Trans>
            ) : (
              <>
                {lastTime && <Trans>Last indexed on {lastTime}.</Trans>}{' '}
                {isPaused && againAt && <Trans>You can index again after {againAt}.</Trans>}
              </>
            )}
          </p>
        </div>
      )}
    </SettingsSection>
  )
}

/** Whether a moment is still to come. */
function useIsBefore(moment: string | undefined): boolean {
  const [now, setNow] = useState(Date.now)
  const end = moment ? Date.parse(moment) : 0
  const left = end - now
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [left])
  return left > 0
}
