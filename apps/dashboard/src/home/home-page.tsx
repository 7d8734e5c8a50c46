import { useLingui } from '@lingui/react/macro'
import {
  homeCards,
  homeFigures,
  homeLater,
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
import { NoWebsite } from './no-website.tsx'
import { SetupAside } from './setup-aside.tsx'
import { SetupCard } from './setup-card.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { useSetupAside } from './use-setup-aside.ts'

const SubscriptionOver = lazyPart(
  async () => (await import('./subscription/subscription-over.tsx')).SubscriptionOver,
)
const QuoteLine = lazyPart(async () => (await import('./quote-line.tsx')).QuoteLine)

/** /. What waits for the person, and what is left to set up. @see specification §2 */
export function HomePage() {
  const { t } = useLingui()
  const user = useUser()
  const access = useAccess()
  const setup = useSetupAside()
  const quoteUrl = metaContent('quote-url')
  useArrivalFocus()
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
  const isNew = !access.hasWeb && !access.hasGuild
  const isFirst = !access.hasWeb && !setup.isAside
  const cards = (
    <div key="cards" className={styles['cards']}>
      <SlotOutlet slot={homeCards} />
      {isNew ? <NoWebsite /> : guard && <NoPage />}
    </div>
  )
  const side = (
    <div key="side" className={styles['side']}>
      {!setup.isAside && (
        <LazyBoundary>
          <SetupCard
            said={isNew ? 'no-setup-web' : guard}
            isFirst={isFirst}
            className={styles['setup']}
            onHide={setup.hide}
          />
        </LazyBoundary>
      )}
      <SlotOutlet slot={homeSide} />
    </div>
  )
  return (
    <div className={styles['page']}>
      {title}
      <HomeHeader user={user} isFirst={isFirst} />
      <div className={styles['figures']}>
        <SlotOutlet slot={homeFigures} pending={<div className={styles['pendingFigure']} />} />
      </div>
      <div className={styles['columns']} data-first={isFirst ? 'setup' : undefined}>
        {isFirst ? [side, cards] : [cards, side]}
      </div>
      {isFirst && (
        <div className={styles['later']}>
          <SlotOutlet slot={homeLater} />
        </div>
      )}
      {setup.isAside && (
        <LazyBoundary>
          <SetupAside onShow={setup.show} />
        </LazyBoundary>
      )}
      {quoteUrl && (
        <Suspense>
          <QuoteLine url={quoteUrl} />
        </Suspense>
      )}
    </div>
  )
}
