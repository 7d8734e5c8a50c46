import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@replybay/api-client'
import styles from './settings.module.css'

interface ReplyNumbersProps {
  numbers: components['schemas']['AgentReplyNumbers']
}

/** How much the AI agent of a website replied, or would have, in whatever mode; and how often the team said the same. */
export function ReplyNumbers({ numbers: { days, on, suggest, shadow } }: ReplyNumbersProps) {
  const { i18n } = useLingui()
  const all = [on, suggest, shadow]
  const sum = (of: (counts: typeof on) => number) => all.reduce((total, counts) => total + of(counts), 0)
  const replied = sum((counts) => counts.replied)
  const total = replied + sum(({ handedOff }) => handedOff)
  const same = sum((counts) => counts.same ?? 0)
  const compared = same + sum((counts) => counts.other ?? 0)
  const share = i18n.number(total && replied / total, { style: 'percent' })
  if (total === 0) return null
  return (
    <>
      <p className={styles['note']}>
        <Plural
          value={total}
          one={`Last ${days} days: # customer message needed a reply. The AI agent had a reply for ${replied} (${share}).`}
          other={`Last ${days} days: # customer messages needed a reply. The AI agent had a reply for ${replied} (${share}).`}
        />{' '}
        {on.replied > 0 && (
          <Plural
            value={on.replied}
            one="It sent # reply on its own."
            other="It sent # replies on its own."
          />
        )}
      </p>
      {compared > 0 && (
        <p className={styles['note']}>
          <Trans>
            Replies your team wrote: {compared}. Same as the AI agent’s: {same}.
          </Trans>
        </p>
      )}
    </>
  )
}
