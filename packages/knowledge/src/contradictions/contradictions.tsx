import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeQueries } from '@replybay/api-client'
import { Banner, Button, CountBadge, IconButton } from '@replybay/ui-kit'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { ContradictionCard } from './contradiction-card.tsx'
import styles from './contradictions.module.css'

const IDLE_MS = 60_000

/** Sources that contradict each other, one pair at a time; nothing where there are none. */
export function Contradictions() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery({
    ...knowledgeQueries.contradictions(),
    refetchInterval: IDLE_MS,
  })
  const [wanted, setWanted] = useState(0)
  if (error && !data) {
    return (
      <div className={styles['problem']}>
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        >
          {wordError(i18n, 'listContradictions', error)}
        </Banner>
      </div>
    )
  }
  const total = data?.length ?? 0
  const place = Math.min(wanted, total - 1)
  const shown = data?.[place]
  if (!shown) return null
  const number = place + 1
  return (
    <section className={styles['contradictions']} aria-labelledby="contradictions">
      <div className={styles['head']}>
        <h2 id="contradictions" className={styles['heading']}>
          <Trans>Sources that contradict each other</Trans>
        </h2>
        <CountBadge count={total} />
        {total > 1 && (
          <span className={styles['pages']}>
            <IconButton
              label={t`Previous pair`}
              icon={<IconChevronLeft aria-hidden />}
              disabled={place === 0}
              onClick={() => setWanted(place - 1)}
            />
            <span role="status">
              <Trans>
                {number} of {total}
              </Trans>
            </span>
            <IconButton
              label={t`Next pair`}
              icon={<IconChevronRight aria-hidden />}
              disabled={number === total}
              onClick={() => setWanted(place + 1)}
            />
          </span>
        )}
      </div>
      <ContradictionCard key={shown.contradictionId} contradiction={shown} />
    </section>
  )
}
