import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@replybay/api-client'
import styles from './settings.module.css'

interface ReplyNumbersProps {
  /** Whether the AI agent replies itself. */
  isOn: boolean
  /** Of so many days. */
  days: number
  counted: components['schemas']['ReplyCounts']
}

/** How much the AI agent of a website replied, or would have, and how often the team said the same. */
export function ReplyNumbers({ isOn, days, counted }: ReplyNumbersProps) {
  const { i18n } = useLingui()
  const { replied, handedOff, same = 0, other = 0 } = counted
  const total = replied + handedOff
  const share = i18n.number(total && replied / total, { style: 'percent' })
  const compared = same + other
  if (total === 0) return null
  return (
    <>
      <p className={styles['note']}>
        {isOn ? (
          <Plural
            value={total}
            one={`Last ${days} days: # reply needed, ${share} sent by the AI agent.`}
            other={`Last ${days} days: # replies needed, ${share} sent by the AI agent.`}
          />
        ) : (
          <Plural
            value={total}
            one={`Last ${days} days: # reply needed, ${share} could have come from the AI agent.`}
            other={`Last ${days} days: # replies needed, ${share} could have come from the AI agent.`}
          />
        )}
      </p>
      {compared > 0 && (
        <p className={styles['note']}>
          <Trans>
            Your team answered {compared} of them, in {same} of them just as the AI agent would have.
          </Trans>
        </p>
      )}
    </>
  )
}
