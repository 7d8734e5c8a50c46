import { BackTodayCard } from './back-today-card.tsx'
import { MentionsCard } from './mentions-card.tsx'

/** What somebody who answers tickets comes back to. */
export function OwnCards() {
  return (
    <>
      <MentionsCard />
      <BackTodayCard />
    </>
  )
}
