import { useLingui } from '@lingui/react/macro'
import { useFormats } from '@replybay/i18n'
import { IconClock } from '@tabler/icons-react'
import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './time.module.css'
import { waitingLevel, type WaitingLimits } from './waiting-level.ts'

export interface WaitingTimeProps {
  since: Date
  now: Date
  /** Nobody waits: it is only how long ago something was said. @default false */
  isOver?: boolean | undefined
  /** @default one hour, and four */
  limits?: WaitingLimits | undefined
}

/** How long somebody has waited, louder the longer it is. */
export function WaitingTime({ since, now, isOver = false, limits }: WaitingTimeProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const milliseconds = now.getTime() - since.getTime()
  const level = isOver ? 'calm' : waitingLevel(milliseconds, limits)
  const isNew = milliseconds < 60_000
  const elapsed = isNew ? formats.relative(since, now) : formats.elapsed(milliseconds)
  return (
    <time
      dateTime={since.toISOString()}
      title={formats.dateTime(since)}
      className={joinClasses(styles['waiting'], styles[level])}
    >
      {level !== 'calm' && <IconClock aria-hidden />}
      <VisuallyHidden>
        {isOver || isNew ? formats.relative(since, now) : t`Waiting for ${elapsed}`}
      </VisuallyHidden>
      <span aria-hidden>{elapsed}</span>
    </time>
  )
}
