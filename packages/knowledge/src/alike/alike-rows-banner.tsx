import { Plural, Trans } from '@lingui/react/macro'
import { Banner, Button } from '@replybay/ui-kit'
import styles from './alike.module.css'

interface AlikeRowsBannerProps {
  /** Rows that are like a source. */
  count: number
  /** Those of them that are like a pair, which they can take the place of. */
  replaceable: number
  onReplace: () => void
  onKeepBoth: () => void
  onCancel: () => void
}

/** Says that pasted rows are like sources, before any is added. */
export function AlikeRowsBanner({
  count,
  replaceable,
  onReplace,
  onKeepBoth,
  onCancel,
}: AlikeRowsBannerProps) {
  return (
    <Banner tone="warning">
      <div className={styles['alike']}>
        <span>
          <Plural
            value={count}
            one="# row is similar to one of your sources."
            other="# rows are similar to your sources."
          />
        </span>
        <span className={styles['actions']}>
          {replaceable > 0 && (
            <Button size="sm" onClick={onReplace}>
              {replaceable === count ? (
                <Trans>Replace</Trans>
              ) : (
                <Plural
                  value={replaceable}
                  one="Replace # Q&A, keep the rest"
                  other="Replace # Q&As, keep the rest"
                />
              )}
            </Button>
          )}
          <Button size="sm" onClick={onKeepBoth}>
            <Trans>Keep both</Trans>
          </Button>
          <Button size="sm" variant="subtle" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </span>
      </div>
    </Banner>
  )
}
