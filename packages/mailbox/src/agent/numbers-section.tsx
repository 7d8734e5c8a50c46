import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { components } from '@replybay/api-client'
import { SettingsSection } from '@replybay/ui-kit'
import styles from './agent.module.css'
import { useOutcomeWords } from './use-outcome-words.ts'

type Schemas = components['schemas']

/** Fewer emails than these say nothing. */
const FEWEST = 30
/** So many the same, and it can be turned on. */
const READY = 0.9
const compared = ['same', 'small-edits', 'rewritten', 'handed-off'] as const
export type ComparedOutcome = (typeof compared)[number]

interface NumbersSectionProps {
  numbers: Schemas['EmailAgentNumbers']
  /** Shows the emails behind a figure. */
  onShow: (outcome: ComparedOutcome) => void
}

/** How what the AI agent would have sent compares with what people sent: the four parts are all of it. */
export function NumbersSection({ numbers: { days, counts = {} }, onShow }: NumbersSectionProps) {
  const { t, i18n } = useLingui()
  const { labelOf } = useOutcomeWords()
  const parts = compared.map((outcome) => ({ outcome, count: counts[outcome] ?? 0 }))
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const missing = FEWEST - total
  const percent = (share: number) => i18n.number(share, { style: 'percent' })
  const share = total > 0 ? (counts['same'] ?? 0) / total : 0
  const detail = (
    <>
      <Plural value={total} one="# email" other="# emails" />
      {' · '}
      <Plural value={days} one="# day" other="# days" />
    </>
  )
  return (
    <SettingsSection title={t`Compared with your team’s replies`} detail={detail}>
      <div className={styles['body']}>
        <ul className={styles['figures']}>
          {parts.map(({ outcome, count }) => (
            <li key={outcome}>
              <button type="button" className={styles['figure']} onClick={() => onShow(outcome)}>
                <span className={styles['share']}>
                  {total < FEWEST ? t`Too few` : percent(count / total)}
                  <span className={styles['count']}>{i18n.number(count)}</span>
                </span>
                <span className={styles['part']}>
                  <span className={styles['mark']} data-outcome={outcome} aria-hidden />
                  {labelOf(outcome).label}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {missing > 0 ? (
          <p className={styles['note']}>
            <Plural
              value={missing}
              one="# more email to go before shares say anything."
              other="# more emails to go before shares say anything."
            />
          </p>
        ) : (
          <>
            <div className={styles['bar']} aria-hidden>
              {parts.map(({ outcome, count }) => (
                <span
                  key={outcome}
                  className={styles['piece']}
                  data-outcome={outcome}
                  title={`${labelOf(outcome).label}: ${percent(count / total)}`}
                  style={{ flexGrow: count }}
                />
              ))}
            </div>
            <p className={styles['note']}>
              {share >= READY ? (
                <Trans>Ready: {percent(share)} are the same as your team’s replies.</Trans>
              ) : (
                <Trans>Not yet: {percent(READY)} should be the same as your team’s replies.</Trans>
              )}
            </p>
          </>
        )}
      </div>
    </SettingsSection>
  )
}
