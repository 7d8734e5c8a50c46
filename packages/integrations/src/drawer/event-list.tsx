import { Trans, useLingui } from '@lingui/react/macro'
import type { IntegrationEvent } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { CopyButton, SegmentedControl } from '@replybay/ui-kit'
import { IconCheck, IconCircleXFilled, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { describeEvent } from '../model/event-words.ts'
import { describeEventProblem } from '../model/event-problem-words.ts'
import type { Service } from '../model/service.ts'
import styles from './event-list.module.css'
import { took } from './took.ts'

interface EventListProps {
  service: Service
  /** The newest first. */
  events: readonly IntegrationEvent[]
}

/** What happened last between Replybay and a service. */
export function EventList({ service, events }: EventListProps) {
  const { t } = useLingui()
  const [filter, setFilter] = useState('all')
  const [open, setOpen] = useState<string>()
  const failed = events.filter(({ isFailed }) => isFailed)
  const shown = filter === 'failed' ? failed : events
  return (
    <section className={styles['events']} aria-label={t`Events`}>
      <div className={styles['head']}>
        <h3>
          <Trans>Events</Trans>
        </h3>
        {failed.length > 0 && (
          <SegmentedControl
            label={t`Which events`}
            value={filter}
            options={[
              { value: 'all', label: t`All` },
              { value: 'failed', label: t`Failed ${failed.length}` },
            ]}
            onChange={setFilter}
          />
        )}
      </div>
      {events.length === 0 && (
        <p className={styles['none']}>
          <Trans>Nothing has happened yet.</Trans>
        </p>
      )}
      <ol className={styles['list']}>
        {shown.map((event) => (
          <EventRow
            key={event._id}
            service={service}
            event={event}
            isOpen={open === event._id}
            onToggle={() => setOpen(open === event._id ? undefined : event._id)}
          />
        ))}
      </ol>
    </section>
  )
}

interface EventRowProps {
  service: Service
  event: IntegrationEvent
  isOpen: boolean
  onToggle: () => void
}

function EventRow({ service, event, isOpen, onToggle }: EventRowProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { at, isFailed, problem, status, ms } = event
  const moment = new Date(at)
  const words = describeEvent(i18n, event)
  const reason = describeEventProblem(i18n, service.name, problem)
  const duration = ms === undefined ? undefined : took(formats, ms)
  const report = [`${service.name} ${at}`, event.kind, event.subject, problem, status, ms && `${ms} ms`]
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        aria-expanded={isOpen}
        data-failed={isFailed}
        onClick={onToggle}
      >
        <time dateTime={at}>{formats.shortMoment(moment)}</time>
        {isFailed ? (
          <IconCircleXFilled aria-label={t({ context: 'integration', message: 'Failed' })} />
        ) : (
          <IconCheck aria-hidden />
        )}
        <span className={styles['words']}>{words}</span>
        <span className={styles['end']}>{isFailed && status !== undefined ? status : duration}</span>
      </button>
      {isOpen && (
        <div className={styles['detail']}>
          <p>
            {formats.dateTime(moment)}
            {status !== undefined && `, ${t`answer ${status}`}`}
            {duration && `, ${duration}`}
          </p>
          {reason && <p>{reason}</p>}
          <CopyButton text={report.filter(Boolean).join('\n')} leftIcon={<IconCopy aria-hidden />}>
            <Trans>Copy report</Trans>
          </CopyButton>
        </div>
      )}
    </li>
  )
}
