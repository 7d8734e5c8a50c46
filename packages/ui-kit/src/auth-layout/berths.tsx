import { Trans } from '@lingui/react/macro'
import { ChannelBadge } from '../channel/channel-badge.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './berths.module.css'

/** Customers write in their own languages, whichever one the page speaks. */
const QUESTIONS = [
  { channel: 'whatsapp', text: 'Où est mon colis ?', place: 'first' },
  { channel: 'messenger', text: '¿Tiene recambio la pantalla?', place: 'second' },
  { channel: 'email', text: 'Invoice for order ML-10391', place: 'third' },
  { channel: 'discord', text: 'Is the Phare back?', place: 'fourth' },
] as const

const WAVES = Array.from({ length: 13 }, (_, index) => 90 + index * 56)
const BERTHS = [110, 220, 330]

/** The harbour: questions come in and dock. Decorative. */
export function Berths() {
  return (
    <div className={styles['harbour']}>
      <svg className={styles['water']} viewBox="0 0 720 876" preserveAspectRatio="xMaxYMid slice">
        {WAVES.map((radius) => (
          <circle key={radius} cx="720" cy="475" r={radius} className={styles['wave']} />
        ))}
        <path d="M740 268H466a42 42 0 0 0 0 84h274" className={styles['docked']} />
        {BERTHS.map((offset) => (
          <path key={offset} d={`M740 ${268 + offset}H466a42 42 0 0 0 0 84h274`} className={styles['berth']} />
        ))}
      </svg>
      <div className={styles['words']}>
        <p className={styles['title']}>
          <Trans>Every question finds its berth.</Trans>
        </p>
        <p className={styles['detail']}>
          <Trans>Answers, orders and parcels in one calm place, from the first message to the closed box.</Trans>
        </p>
      </div>
      <div className={styles['bubbles']}>
        {QUESTIONS.map(({ channel, text, place }) => (
          <div key={channel} className={joinClasses(styles['bubble'], styles[place])}>
            <ChannelBadge channel={channel} large />
            {text}
          </div>
        ))}
        <svg viewBox="0 0 40 36" className={styles['parcel']}>
          <rect width="40" height="36" rx="10" className={styles['tile']} />
          <path d="m11 18.5 6 6 12-13" className={styles['check']} />
        </svg>
      </div>
    </div>
  )
}
