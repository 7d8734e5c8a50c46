import { supportPart } from './support-part.ts'
import { useIsSupport } from './use-is-support.ts'

const OwnCards = supportPart(
  async () => (await import(/* chunk: support-home */ './support/own-cards.tsx')).OwnCards,
)

/** What somebody who answers tickets comes back to. */
export function SideCards() {
  return useIsSupport() && <OwnCards />
}
