import { Trans } from '@lingui/react/macro'
import type { AlikeSource } from '@replybay/api-client'
import { Banner, Button } from '@replybay/ui-kit'
import { SourceName } from './answered-too.tsx'
import styles from './source-passage.module.css'
import { SourcePassage } from './source-passage.tsx'
import { useGapChange, useGapsAnswered } from './use-gap-change.ts'

interface AnsweredByProps {
  gap: { gapId: string; question: string }
  source: AlikeSource
  onTakenOff: () => void
}

/** Which source answers an open question by now, and what becomes of it: a person knows whether it does. */
export function AnsweredBy({ gap, source, onTakenOff }: AnsweredByProps) {
  const change = useGapChange()
  const takeOff = useGapsAnswered()
  return (
    <div className={styles['answered']}>
      <Banner tone="success">
        <p className={styles['source']}>
          <Trans>
            May be answered by <SourceName source={source} />
          </Trans>
        </p>
        <SourcePassage passage={source.passage} />
        <p className={styles['actions']}>
          <Button size="sm" variant="subtle" onClick={() => void change(gap.gapId, { isAnswered: false })}>
            <Trans>Keep on the list</Trans>
          </Button>
          <Button size="sm" onClick={() => takeOff(gap, onTakenOff)}>
            <Trans>Remove from the list</Trans>
          </Button>
        </p>
      </Banner>
    </div>
  )
}
