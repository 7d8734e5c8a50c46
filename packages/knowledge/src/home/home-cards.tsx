import { GapsCard } from './gaps-card.tsx'
import { ReviewCard } from './review-card.tsx'

/** What whoever keeps the knowledge base has to do in it. */
export function HomeCards() {
  return (
    <>
      <ReviewCard />
      <GapsCard />
    </>
  )
}
