import { BackTodayCard } from './back-today-card.tsx'
import { MentionsCard } from './mentions-card.tsx'
import { useIsSupport } from './use-is-support.ts'

/** What somebody who answers tickets comes back to. */
export function SideCards() {
  if (!useIsSupport()) return null
  return (
    <>
      <MentionsCard />
      <BackTodayCard />
    </>
  )
}
