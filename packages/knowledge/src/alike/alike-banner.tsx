import { Trans } from '@lingui/react/macro'
import type { AlikeSource } from '@replybay/api-client'
import { Banner, Button, buttonClassName } from '@replybay/ui-kit'
import { Link } from '../links.ts'
import { keyOfAlike } from '../model/source.ts'

interface AlikeBannerProps {
  alike: AlikeSource
  onAdd: () => void
}

/** Says which source says nearly the same as what is about to be added; what is typed is kept while they are compared. */
export function AlikeBanner({ alike, onAdd }: AlikeBannerProps) {
  const { title, answersOtherwise = false } = alike
  return (
    <Banner
      tone="warning"
      action={
        <>
          <Link
            to="/knowledge/view-files"
            search={{ source: keyOfAlike(alike) }}
            className={buttonClassName({ size: 'sm' })}
          >
            <Trans>Compare</Trans>
          </Link>
          <Button size="sm" onClick={onAdd}>
            <Trans>Add anyway</Trans>
          </Button>
        </>
      }
    >
      {answersOtherwise ? (
        <Trans>“{title}” has the same question with a different answer.</Trans>
      ) : (
        <Trans>“{title}” says almost the same thing.</Trans>
      )}
    </Banner>
  )
}
