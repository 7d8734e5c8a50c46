import { useWidth } from '@replybay/feature-kit'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Contradiction, knowledgeMutations } from '@replybay/api-client'
import { Button, useToasts } from '@replybay/ui-kit'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { detailOfError, wordError } from '../errors.ts'
import { ContradictionSide } from './contradiction-side.tsx'
import styles from './contradictions.module.css'
import { differingWords } from './differing-words.ts'

/** Px. */
const SIDE_BY_SIDE = 640

/** Two passages that answer one question differently. Each decision can be undone. */
export function ContradictionCard({ contradiction }: { contradiction: Contradiction }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const [box, width] = useWidth()
  const { contradictionId, question, sides } = contradiction
  const [one, other] = sides
  const decide = useMutation(knowledgeMutations.decideContradiction(contradictionId))
  const parts = useMemo(() => differingWords(one?.text ?? '', other?.text ?? ''), [one, other])
  const newest = sides.toSorted((left, right) => right.updatedAt.localeCompare(left.updatedAt))[0]

  /** The card has left the list by the time that its answer is here. */
  async function settle(decision: Parameters<typeof decide.mutateAsync>[0], title?: string, detail?: string) {
    try {
      await decide.mutateAsync(decision)
      if (title) toasts.show({ title, detail, undo: () => void settle({ state: 'open' }) })
    } catch (failure) {
      toasts.show({
        tone: 'danger',
        title: wordError(i18n, 'decideContradiction', failure),
        detail: detailOfError(i18n, 'decideContradiction', failure, t`Nothing changed. Try again.`),
      })
    }
  }
  function keep({ documentId, title }: Contradiction['sides'][number]) {
    const left = sides.find((side) => side.documentId !== documentId)?.title ?? ''
    void settle(
      { state: 'kept', keep: documentId },
      t`Kept: ${title}`,
      t`The AI agent won’t use the other passage unless “${left}” changes.`,
    )
  }
  return (
    <article ref={box} className={styles['card']} aria-label={question}>
      <header className={styles['cardHead']}>
        <IconArrowsLeftRight aria-hidden />
        <h3 className={styles['question']} dir="auto">
          {question}
        </h3>
        <Button
          variant="subtle"
          disabled={decide.isPending}
          onClick={() => void settle({ state: 'both-right' }, t`Kept both: ${question}`)}
        >
          <Trans>Keep both</Trans>
        </Button>
      </header>
      <div className={styles['sides']} data-columns={width >= SIDE_BY_SIDE}>
        {sides.map((side, place) => (
          <ContradictionSide
            key={side.documentId}
            side={side}
            parts={parts[place] ?? []}
            isNewer={side === newest && one?.updatedAt !== other?.updatedAt}
            isBusy={decide.isPending}
            onKeep={() => keep(side)}
          />
        ))}
      </div>
    </article>
  )
}
