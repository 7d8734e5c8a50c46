import { Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@replybay/api-client'
import { SlotOutlet, ticketLink } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Avatar, Button, channelLabel, VisuallyHidden } from '@replybay/ui-kit'
import { useState } from 'react'
import styles from './gaps.module.css'

/** So many are shown at first. */
const FIRST = 5

/** The tickets in which it was asked, the newest first. */
export function GapTickets({ gap: { tickets } }: { gap: components['schemas']['WholeKnowledgeGap'] }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const [isWhole, setIsWhole] = useState(false)
  const more = formats.number(tickets.length - FIRST)
  return (
    <section className={styles['part']} aria-label={t`Related tickets`}>
      <h3 className={styles['partTitle']}>
        <Trans>Related tickets</Trans>
        <span className={styles['count']}>{formats.number(tickets.length)}</span>
      </h3>
      <ul className={styles['tickets']}>
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
      {tickets.length > FIRST && !isWhole && (
        <Button size="sm" variant="subtle" className={styles['more']} onClick={() => setIsWhole(true)}>
          <Trans>{more} more</Trans>
        </Button>
      )}
    </section>
  )
}
