import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { usePending } from '@replybay/sync'
import { Button, Progress } from '@replybay/ui-kit'
import styles from './removal.module.css'
import { type Removal, removals } from './removals.ts'

/** More than this takes long enough to be watched. */
const QUICK = 10

/** The removals of many sources that are under way, or wait for their person. */
export function RemovalStrips() {
  const pending = usePending(removals, useUser()._id)
  return pending.filter(needsWatching).map((removal) => <RemovalStrip key={removal.key} removal={removal} />)
}

function needsWatching({ sources, done, failures, isPaused }: Removal): boolean {
  return isPaused === true || failures > 0 || (done > 0 && sources.length > QUICK)
}

function RemovalStrip({ removal }: { removal: Removal }) {
  const { t } = useLingui()
  const formats = useFormats()
  const userId = useUser()._id
  const { key, sources, done, failures, isPaused = false } = removal
  const total = sources.length
  const [doneSoFar, all] = [formats.number(done), formats.number(total)]
  const isStuck = failures > 0 && !isPaused
  function update(next: Partial<Removal>) {
    const now = removals.find(userId, key)
    if (now) removals.keep(userId, { ...now, ...next })
  }
  return (
    <section className={styles['strip']} aria-label={t`Deleting sources`}>
      <p className={styles['title']}>
        <Plural value={total} one="Deleting # source" other="Deleting # sources" />
      </p>
      <Progress className={styles['bar']} label={t`Deleting sources`} value={done / total} />
      <p role="status" className={styles['state']}>
        {isPaused && (
          <Trans>
            Paused at {doneSoFar} of {all}
          </Trans>
        )}
        {isStuck && (
          <Trans>
            {doneSoFar} of {all}: the server isn’t responding. We’ll keep trying.
          </Trans>
        )}
        {!isPaused && !isStuck && (
          <Trans>
            {doneSoFar} of {all}
          </Trans>
        )}
      </p>
      {isPaused ? (
        <>
          <Button size="sm" onClick={() => update({ isPaused: false, failures: 0, dueAt: Date.now() })}>
            <Trans>Resume</Trans>
          </Button>
          <Button size="sm" variant="subtle" onClick={() => removals.forget(userId, key)}>
            <Trans>Stop</Trans>
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={() => update({ isPaused: true })}>
          <Trans>Pause</Trans>
        </Button>
      )}
    </section>
  )
}
