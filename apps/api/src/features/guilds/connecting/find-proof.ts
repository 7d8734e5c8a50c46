import type { Community, CommunityServer, ListedChannel } from '../port.ts'
import { mayAdministrate } from '../roles/role-order.ts'
import { type Proof, proofIn } from './proofs.ts'

/** By how much the clocks of two machines may differ, in ms. */
const CLOCKS_MS = 300_000
/** Of one server; those where something was written last. */
const MOST_CHANNELS = 50

export type Found =
  | { kind: 'found'; proof: Proof }
  /** Who has posted the code may not administrate the server. */
  | { kind: 'not-allowed' }
  | { kind: 'none' }

/**
 * Looks for a code among the last messages of a server. One that a program has posted shows nothing: it may repeat what others
 * have told it.
 *
 * @throws CommunityTrouble
 */
export async function findProof(
  community: Community,
  { server, channels }: { server: CommunityServer; channels: readonly ListedChannel[] },
  proofs: readonly Proof[],
): Promise<Found> {
  const [first] = proofs
  if (!first) return { kind: 'none' }
  // Nobody else can be in a local server.
  if (community.isLocal) return { kind: 'found', proof: proofs.at(-1) ?? first }
  let isPosted = false
  for (const { id } of writtenSince(channels, first.createdAt)) {
    for (const { authorId, isAutomatic, text } of await community.lastMessages(id)) {
      const proof = isAutomatic ? undefined : proofIn(text, proofs)
      if (!proof) continue
      const author = await community.findMember(server.id, authorId)
      if (author && !author.isBot && mayAdministrate(server, author)) return { kind: 'found', proof }
      isPosted = true
    }
  }
  return { kind: isPosted ? 'not-allowed' : 'none' }
}

const at = ({ lastMessageAt }: ListedChannel) => lastMessageAt?.getTime() ?? 0

/** The text channels where something was written since then, the last ones first. */
function writtenSince(channels: readonly ListedChannel[], since: Date): ListedChannel[] {
  return channels
    .filter((channel) => channel.kind === 'text' && at(channel) > since.getTime() - CLOCKS_MS)
    .toSorted((one, other) => at(other) - at(one))
    .slice(0, MOST_CHANNELS)
}
