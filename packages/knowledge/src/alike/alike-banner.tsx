import { Trans } from '@lingui/react/macro'
import type { AlikeSource } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Banner, Button, buttonClassName } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import { keyOfAlike } from '../model/source.ts'
import styles from './alike.module.css'

interface AlikeBannerProps {
  alike: AlikeSource
  /** Whether what was decided is under way. @default false */
  isBusy?: boolean
  /** Puts it in the place of the source; nothing where it can't take that. */
  onReplace?: (() => void) | undefined
  onKeepBoth: () => void
  onCancel: () => void
}

/** Says which source has the title of what is about to be added, or says nearly the same or otherwise; what is typed is kept. */
export function AlikeBanner({ alike, isBusy = false, onReplace, onKeepBoth, onCancel }: AlikeBannerProps) {
  return (
    <Banner tone="warning">
      <div className={styles['alike']}>
        <span>
          <AlikeWords alike={alike} />
        </span>
        <span className={styles['actions']}>
          <Link
            to="/knowledge/view-files"
            search={{ source: keyOfAlike(alike) }}
            className={buttonClassName({ variant: 'subtle', size: 'sm' })}
          >
            <Trans>Compare</Trans>
          </Link>
          {onReplace && (
            <Button size="sm" disabled={isBusy} onClick={onReplace}>
              <Trans>Replace</Trans>
            </Button>
          )}
          <Button size="sm" disabled={isBusy} onClick={onKeepBoth}>
            <Trans>Keep both</Trans>
          </Button>
          <Button size="sm" variant="subtle" disabled={isBusy} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </span>
      </div>
    </Banner>
  )
}

function AlikeWords({ alike }: { alike: AlikeSource }) {
  const formats = useFormats()
  const { title, kind, answersOtherwise, hasSameTitle, updatedAt } = alike
  if (answersOtherwise) return <Trans>“{title}” has the same question with a different answer.</Trans>
  if (hasSameTitle && kind === 'qa') return <Trans>You already have an answer to “{title}”.</Trans>
  if (hasSameTitle && updatedAt) {
    const saved = formats.relative(new Date(updatedAt))
    return (
      <Trans>
        “{title}” already exists (saved {saved}).
      </Trans>
    )
  }
  if (hasSameTitle) return <Trans>“{title}” already exists.</Trans>
  return <Trans>“{title}” says almost the same thing.</Trans>
}
