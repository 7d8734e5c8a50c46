import { useLingui } from '@lingui/react/macro'
import {
  homeCards,
  homeFigures,
  homeSide,
  LazyBoundary,
  lazyPart,
  SlotOutlet,
  useAccess,
  useUser,
} from '@replybay/feature-kit'
import { Suspense } from 'react'
import { features } from '../features.ts'
import { metaContent } from '../meta-content.ts'
import { homeGuard } from './home-entries.ts'
import { HomeHeader } from './home-header.tsx'
import styles from './home-page.module.css'
import { NoPage } from './no-page.tsx'
import { SetupCard } from './setup-card.tsx'

const SubscriptionOver = lazyPart(
  async () => (await import('./subscription/subscription-over.tsx')).SubscriptionOver,
)
const QuoteLine = lazyPart(async () => (await import('./quote-line.tsx')).QuoteLine)

/** /. What waits for the person, and what is left to set up. @see specification §2 */
export function HomePage() {
  const { t } = useLingui()
  const user = useUser()
  const access = useAccess()
  const quoteUrl = metaContent('quote-url')
  const guard = access && homeGuard(features, access)
  const title = <title>{`${t`Home`} · Replybay`}</title>
  if (!access?.may.main) {
    return (
      <>
        {title}
        <NoPage />
      </>
    )
  }
  if (!access.isSubscribed) {
    return (
      <LazyBoundary>
        <SubscriptionOver />
      </LazyBoundary>
    )
  }
  const isFirst = !access.hasWeb
  return (
    <div className={styles['page']}>
      {title}
      <HomeHeader user={user} />
      <div className={styles['figures']}>
        <SlotOutlet slot={homeFigures} pending={<div className={styles['pendingFigure']} />} />
      </div>
      <div className={styles['columns']} data-first={isFirst ? 'setup' : undefined}>
        <div className={styles['cards']}>
          <SlotOutlet slot={homeCards} />
          {guard && <NoPage />}
        </div>
        <div className={styles['side']}>
          <SlotOutlet slot={homeSide} />
          <LazyBoundary>
            <SetupCard said={guard} isFirst={isFirst} />
          </LazyBoundary>
        </div>
      </div>
      {quoteUrl && (
        <Suspense>
          <QuoteLine url={quoteUrl} />
        </Suspense>
      )}
    </div>
  )
}
