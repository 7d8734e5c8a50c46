import type { Person } from '../../platform/contract/handlers.ts'
import type { Actor } from './writing.ts'

/** A signed-in person, as the history names them. */
export function actorOf(person: Person): Actor {
  return { actor: 'support', actorId: person.userId, actorName: person.name }
}
