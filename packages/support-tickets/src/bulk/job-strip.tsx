import { Plural, useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { heldFor } from '@replybay/sync'
import { Button, Progress, useToasts } from '@replybay/ui-kit'
import { v4 as randomId } from 'uuid'
import { dropJob, type Job, jobs, keepIds, updateJob } from './jobs.ts'
import styles from './job-strip.module.css'
import { useJobWords } from './use-job-words.ts'

/** How far a change of many tickets has come, and what can be done about it. */
export function JobStrip({ job }: { job: Job }) {
  const { t } = useLingui()
  const formats = useFormats()
  const toasts = useToasts()
  const userId = useUser()._id
  const words = useJobWords()
  const { key, total, done, failed, state, isRefused, failures: attempts } = job
  const isOver = state === 'ended'
  const isCutOff = state === 'waiting' && attempts > 0
  const isRunning = state === 'waiting' && !isCutOff
  const [doneSoFar, all] = [formats.number(done), formats.number(total)]
  const failures = failed.length
  const changed = done - failures

  function standing() {
    if (isRunning) return t`${doneSoFar} of ${all}`
    if (isCutOff) return t`${doneSoFar} of ${all}: the server isn’t responding. We’ll keep trying.`
    if (isRefused)
      return t`Paused at ${doneSoFar} of ${all}: the server rejected the change. Nothing was lost. Choose Resume to try again.`
    return t`Paused at ${doneSoFar} of ${all}`
  }
  function goOn() {
    updateJob(userId, key, { state: 'waiting', isRefused: undefined, failures: 0, dueAt: Date.now() })
  }
  function stop() {
    dropJob(userId, key)
    if (changed > 0) toasts.show({ title: words.done(job, changed) })
  }
  function retry() {
    const again = randomId()
    keepIds(userId, again, failed)
    jobs.keep(userId, {
      ...job,
      key: again,
      total: failures,
      done: 0,
      failed: [],
      state: 'waiting',
      ...heldFor(0),
    })
    dropJob(userId, key)
  }
  async function copyIds() {
    const text = failed.join('\n')
    try {
      await navigator.clipboard.writeText(text)
      toasts.show({ tone: 'success', title: t`IDs copied` })
    } catch {
      toasts.show({ tone: 'danger', title: t`Couldn’t copy the IDs`, detail: text })
    }
  }

  return (
    <section className={styles['strip']} aria-label={words.doing(job)}>
      <p className={styles['title']}>{words.doing(job)}</p>
      {isOver ? (
        <p role="status" className={styles['failed']}>
          <Plural
            value={failures}
            one="# ticket couldn’t be updated. It may have been deleted."
            other="# tickets couldn’t be updated. They may have been deleted."
          />
        </p>
      ) : (
        <>
          <Progress label={words.doing(job)} value={done / total} />
          <p role="status" className={styles['state']}>
            {standing()}
          </p>
        </>
      )}
      <div className={styles['actions']}>
        {isOver && <Button size="sm" onClick={retry}>{t`Retry failed tickets`}</Button>}
        {failed.length > 0 && (
          <Button size="sm" variant="subtle" onClick={() => void copyIds()}>{t`Copy IDs`}</Button>
        )}
        {isOver && (
          <Button size="sm" variant="subtle" onClick={() => dropJob(userId, key)}>{t`Dismiss`}</Button>
        )}
        {!isOver && isRunning && (
          <Button size="sm" onClick={() => updateJob(userId, key, { state: 'paused' })}>{t`Pause`}</Button>
        )}
        {!isOver && !isRunning && (
          <Button size="sm" variant="primary" onClick={goOn}>
            {isCutOff ? t`Retry` : t`Resume`}
          </Button>
        )}
        {!isOver && <Button size="sm" variant="subtle" onClick={stop}>{t`Stop`}</Button>}
      </div>
    </section>
  )
}
