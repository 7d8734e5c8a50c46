import { Plural, useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { tabId, tellOfThisTab } from '@replybay/sync'
import { Button, Progress, useToasts } from '@replybay/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { v4 as randomId } from 'uuid'
import { addJob, dropJob, type Job, updateJob } from './job-store.ts'
import styles from './job-strip.module.css'
import { runJob } from './run-job.ts'
import { useJobWords } from './use-job-words.ts'

interface JobStripProps {
  job: Job
  /** The tab that has begun it is gone. */
  isLeft: boolean
}

/** How far a change of many tickets has come, and what can be done about it. */
export function JobStrip({ job, isLeft }: JobStripProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const client = useQueryClient()
  const user = useUser()
  const words = useJobWords()
  const { id, total, done, failed, state, problem } = job
  const isOver = state === 'ended'
  const isElsewhere = job.tab !== tabId && !isLeft
  const isRunning = state === 'running' && !isLeft
  const [doneSoFar, all] = [formats.number(done), formats.number(total)]
  const failures = failed.length
  const changed = done - failures

  function goOn() {
    tellOfThisTab()
    void runJob(client, user, id)
  }
  function stop() {
    dropJob(user._id, id)
    if (changed > 0) toasts.show({ title: words.done(job, changed) })
  }
  function retry() {
    const again = { ...job, id: randomId(), total: failed.length, done: 0, failed: [], tab: tabId }
    addJob(user._id, again, failed)
    dropJob(user._id, id)
    tellOfThisTab()
    void runJob(client, user, again.id)
  }
  async function copyIds() {
    const text = failed.join('\n')
    try {
      await navigator.clipboard.writeText(text)
      toasts.show({ tone: 'success', title: t`Ids copied` })
    } catch {
      toasts.show({ tone: 'danger', title: t`The ids could not be copied`, detail: text })
    }
  }

  return (
    <section className={styles['strip']} aria-label={words.doing(job)}>
      <p className={styles['title']}>{words.doing(job)}</p>
      {isOver ? (
        <p role="status" className={styles['failed']}>
          <Plural
            value={failures}
            one="# ticket is not there any more, or could not be changed."
            other="# tickets are not there any more, or could not be changed."
          />
        </p>
      ) : (
        <>
          <Progress label={words.doing(job)} value={done / total} />
          <p role="status" className={styles['state']}>
            {isRunning && t`${doneSoFar} of ${all}`}
            {!isRunning && isLeft && t`Not finished: ${doneSoFar} of ${all}`}
            {!isRunning && !isLeft && !problem && t`Paused at ${doneSoFar} of ${all}`}
            {!isRunning &&
              !isLeft &&
              problem === 'unreachable' &&
              t`Paused at ${doneSoFar} of ${all}: we could not reach the server.`}
            {!isRunning &&
              !isLeft &&
              problem === 'refused' &&
              t`Paused at ${doneSoFar} of ${all}: the server has refused it.`}
          </p>
        </>
      )}
      {!isElsewhere && (
        <div className={styles['actions']}>
          {isOver && <Button size="sm" onClick={retry}>{t`Retry those that failed`}</Button>}
          {failed.length > 0 && (
            <Button size="sm" variant="subtle" onClick={() => void copyIds()}>{t`Copy ids`}</Button>
          )}
          {isOver && (
            <Button size="sm" variant="subtle" onClick={() => dropJob(user._id, id)}>{t`Dismiss`}</Button>
          )}
          {!isOver && isRunning && (
            <Button
              size="sm"
              onClick={() => updateJob(user._id, id, { state: 'paused', problem: undefined })}
            >{t`Pause`}</Button>
          )}
          {!isOver && !isRunning && (
            <Button size="sm" variant="primary" onClick={goOn}>
              {isLeft ? t`Go on` : t`Resume`}
            </Button>
          )}
          {!isOver && <Button size="sm" variant="subtle" onClick={stop}>{t`Stop`}</Button>}
        </div>
      )}
    </section>
  )
}
