import { Trans } from '@lingui/react/macro'
import { channelColour } from '../channel/channel-colour.ts'
import { ChannelGlyph } from '../channel/channel-glyph.tsx'
import styles from './illustration.module.css'

interface IncomingQuestion {
  channel: string
  text: string
  x: number
  y: number
  width: number
  docked?: boolean
}

/* oxlint-disable lingui/no-unlocalized-strings -- said by customers, not by the page */
/** Customers write in their own languages, whichever one the page speaks. Places are in units of the drawing. */
const QUESTIONS: IncomingQuestion[] = [
  { channel: 'whatsapp', text: 'Où est mon colis ?', x: 436, y: 284, width: 210, docked: true },
  { channel: 'messenger', text: '¿Tiene recambio la pantalla?', x: 330, y: 394, width: 272 },
  { channel: 'email', text: 'Invoice for order ML-10391', x: 208, y: 504, width: 262 },
  { channel: 'discord', text: 'Is the Phare back?', x: 372, y: 614, width: 206 },
]
/* oxlint-enable lingui/no-unlocalized-strings */

const WAVES = Array.from({ length: 16 }, (_, index) => 90 + index * 56)
const BERTHS = [268, 378, 488, 598]

/** The harbour: questions come in and dock. Decorative. */
export function Illustration() {
  return (
    <div className={styles['harbour']}>
      <svg className={styles['water']} viewBox="0 0 720 876" preserveAspectRatio="xMaxYMid meet">
        {WAVES.map((radius) => (
          <circle key={radius} cx="720" cy="475" r={radius} className={styles['wave']} />
        ))}
        {BERTHS.map((y, index) => (
          <path
            key={y}
            d={`M740 ${y}H466a42 42 0 0 0 0 84h274`}
            className={styles[index === 0 ? 'docked' : 'place']}
          />
        ))}
        {QUESTIONS.map((question) => (
          <Question key={question.channel} {...question} />
        ))}
        <g transform="translate(664 292)">
          <rect width="40" height="36" rx="10" className={styles['parcel']} />
          <path d="m11 18.5 6 6 12-13" className={styles['check']} />
        </g>
      </svg>
      <div className={styles['words']}>
        <p className={styles['title']}>
          <Trans>Every question finds its answer.</Trans>
        </p>
        <p className={styles['detail']}>
          <Trans>
            Replies, orders, and packages in one calm place, from the first message to the sealed box.
          </Trans>
        </p>
      </div>
    </div>
  )
}

function Question({ channel, text, x, y, width, docked }: IncomingQuestion) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {!docked && <path d="M-105 26h85" className={styles['wake']} />}
      <rect width={width} height="52" rx="12" className={styles['bubble']} />
      <path d="M20 51h19L23.6 64.2Q21.4 65.6 21 63z" className={styles['bubble']} />
      <circle cx="28" cy="26" r="15" fill={channelColour(channel)} />
      <ChannelGlyph
        channel={channel}
        x={18}
        y={16}
        size={20}
        stroke={1.75}
        className={styles['glyph'] ?? ''}
      />
      <text x="54" y="31" className={styles['text']}>
        {text}
      </text>
    </g>
  )
}
