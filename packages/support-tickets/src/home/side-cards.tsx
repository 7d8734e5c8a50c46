import { useMentionCount } from '../mentions/use-mention-count.ts'
import { supportPart } from './support-part.ts'
import { useIsSupport } from './use-is-support.ts'

const OwnCards = supportPart(
  async () => (await import(/* chunk: support-home */ './support/own-cards.tsx')).OwnCards,
)
const MentionsCard = supportPart(
  async () => (await import(/* chunk: support-home */ './support/mentions-card.tsx')).MentionsCard,
)

/** What somebody who answers tickets comes back to; who runs the company is mentioned as well. */
export function SideCards() {
  const isSupport = useIsSupport()
  const { data: count = 0 } = useMentionCount()
  return isSupport ? <OwnCards /> : count > 0 && <MentionsCard />
}
