import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { GuardName } from '@replybay/feature-kit'
import { useEffect, useRef } from 'react'
import { Card, IconButton, Progress } from '@replybay/ui-kit'
import { IconChevronRight, IconLock, IconX } from '@tabler/icons-react'
import { isReason } from '../layouts/guard-words.ts'
import { useGuardWords } from '../layouts/use-guard-words.ts'
import styles from './setup-card.module.css'
import { SetupRow } from './setup-row.tsx'
import { useSetup } from './use-setup.ts'

interface SetupCardProps {
  /** What the page has said already of what keeps the person from its pages. */
  said: GuardName | undefined
  /** Of a company that has nothing yet: every step is seen, and the next one is open in its place. */
  isFirst: boolean
  className?: string | undefined
  /** Puts it aside. */
  onHide: () => void
}

/** What is left to do before the product is ready, and what it waits for; gone once it is. */
export function SetupCard({ said, isFirst, className, onHide }: SetupCardProps) {
  const { t } = useLingui()
  const words = useGuardWords()
  const steps = useSetup()
  const done = steps.filter(({ state }) => state?.is === 'done')
  const [doneCount, stepCount] = [done.length, steps.length]
  const next = steps.find(({ state, guard }) => state?.is === 'open' && !guard)
  const card = useRef<HTMLDivElement>(null)
  const nextBefore = useRef(next?.step.id)
  // The form of a step that is done is gone, and the focus was in it: it goes on to the next step.
  useEffect(() => {
    const isAfterAnother = nextBefore.current !== undefined && nextBefore.current !== next?.step.id
    nextBefore.current = next?.step.id
    if (isAfterAnother && document.activeElement === document.body)
      card.current?.querySelector<HTMLElement>('[data-state=next] :is(a, button, textarea)')?.focus()
  }, [next?.step.id])
  // What is not known may be done: only what is known to be left shows the list.
  if (!steps.some(({ state }) => state && state.is !== 'done')) return null
  const left = steps.filter((step) => !done.includes(step))
  const reasons = new Set(left.map(({ guard, after }) => (after ? undefined : guard)).filter(isReason))
  if (isReason(said)) reasons.delete(said)
  return (
    <div ref={card} className={className}>
      <Card
        title={t`Set up Replybay`}
        aside={
          <span className={styles['aside']}>
            <span className={styles['count']}>
              <Trans>
                {doneCount} of {stepCount}
              </Trans>
            </span>
            <IconButton size="sm" label={t`Hide setup`} icon={<IconX aria-hidden />} onClick={onHide} />
          </span>
        }
      >
        <div className={styles['progress']}>
          <Progress label={t`Setup progress`} value={doneCount / stepCount} />
        </div>
        <ul>
          {(isFirst ? steps : left).map((each) => (
            <SetupRow key={each.step.id} {...each} isNext={each === next} isOpen={isFirst && each === next} />
          ))}
        </ul>
        {!isFirst && doneCount > 0 && (
          <details className={styles['done']}>
            <summary>
              <IconChevronRight aria-hidden />
              <Plural value={doneCount} one="# step done" other="# steps done" />
            </summary>
            <ul>
              {done.map((each) => (
                <SetupRow key={each.step.id} {...each} isNext={false} isOpen={false} />
              ))}
            </ul>
          </details>
        )}
        {[...reasons].map((reason) => (
          <p key={reason} className={styles['reason']}>
            <IconLock aria-hidden />
            <span>
              <strong>{words(reason).title}</strong> {words(reason).detail}
            </span>
          </p>
        ))}
      </Card>
    </div>
  )
}
