import { LazyBoundary, lazyPart, partWithTexts } from '@replybay/feature-kit'
import { loadHomeMessages } from '../signed-in-messages.ts'

const BlockedPage = partWithTexts(
  lazyPart(async () => (await import('../home/subscription/blocked-page.tsx')).BlockedPage),
  loadHomeMessages,
)

/** A page that is blocked for the account, with its texts: the first screen is without them. */
export function BlockedScreen() {
  return (
    <LazyBoundary>
      <BlockedPage />
    </LazyBoundary>
  )
}
