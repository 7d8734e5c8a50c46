import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@replybay/api-client'
import { SlotOutlet, ticketLink } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Avatar, Button, channelLabel, VisuallyHidden } from '@replybay/ui-kit'
import { useId, useState } from 'react'
import styles from './gaps.module.css'

/** So many are shown at first. */
const FIRST = 5

/** The tickets in which it was asked, the newest first. */
export function GapTickets({
  gap: { tickets, ticketCount = tickets.length },
}: {
  gap: components['schemas']['WholeKnowledgeGap']
}) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const [isWhole, setIsWhole] = useState(false)
  const list = useId()
  const all = formats.number(ticketCount)
  const shown = formats.number(tickets.length)
  return (
    <section className={styles['part']} aria-label={t`Related tickets`}>
      <div className={styles['partHead']}>
        <h3 className={styles['partTitle']}>
          <Trans>Related tickets</Trans>
          <span className={styles['count']}>{all}</span>
        </h3>
        {tickets.length > FIRST && (
          <Button
            size="sm"
            variant="subtle"
            aria-expanded={isWhole}
            aria-controls={list}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? <Trans>Show fewer</Trans> : <Trans>Show all {shown}</Trans>}
          </Button>
        )}
      </div>
      <ul id={list} className={styles['tickets']}>
        {(isWhole ? tickets : tickets.slice(0, FIRST)).map(
          ({ ticketId, customerName, channel, text, askedAt }) => {
            const name = customerName || t`Customer`
            return (
              <li key={ticketId} className={styles['ticket']}>
                <Avatar name={customerName} channel={channel} />
                <span className={styles['ticketText']}>
                  <SlotOutlet slot={ticketLink} ticketId={ticketId} pending={name} otherwise={name}>
                    {name}
                  </SlotOutlet>
                  <VisuallyHidden>{i18n._(channelLabel(channel))}</VisuallyHidden>
                  <span className={styles['said']} dir="auto">
                    {text}
                  </span>
                </span>
                <span className={styles['caption']}>{formats.shortMoment(new Date(askedAt))}</span>
              </li>
            )
          },
        )}
      </ul>
      {isWhole && ticketCount > tickets.length && (
        <p className={styles['caption']}>
          <Trans>
            The newest {shown} of {all} are listed.
          </Trans>
        </p>
      )}
    </section>
  )
}
