import { LazyBoundary, lazyPart, partWithTexts, useUser } from '@replybay/feature-kit'
import { loadHomeMessages } from '../signed-in-messages.ts'

const Notice = partWithTexts(
  lazyPart(async () => (await import('../home/subscription/subscription-notice.tsx')).SubscriptionNotice),
  loadHomeMessages,
)

/** What is to be said of a subscription that is over or about to be: most are neither, and load nothing for it. */
export function SubscriptionStrip() {
  const status = useUser().subscription?.status
  if (!status || status === 'active') return null
  return (
    <LazyBoundary>
      <Notice />
    </LazyBoundary>
  )
}
