import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { users } from '../../users/tables.ts'
import { listColleagues } from '../store.ts'
import { isNamedIn } from './is-named-in.ts'

type Colleague = Pick<typeof users.$inferSelect, 'id' | 'name'>

/**
 * Whom a note mentions has to be named in it, by their own name, and may answer tickets.
 *
 * @throws Failure `invalid-request` where one is not.
 */
export async function requireColleagues(
  queries: Queries,
  companyId: string,
  text: string,
  mentions: components['schemas']['Mentions'],
): Promise<void> {
  if (mentions.length === 0) return
  const colleagues = await listColleagues(queries, companyId)
  for (const [place, { _id, name }] of mentions.entries()) {
    const path = `/body/mentions/${place}`
    const colleague = colleagues.find(({ id }) => id === _id)
    if (!colleague) refuse(`${path}/_id`, 'is not a colleague who answers tickets')
    if (!namesOf(colleague, colleagues).includes(name)) refuse(`${path}/name`, 'is not the colleague’s name')
    if (!isNamedIn(text, name)) refuse(`${path}/name`, 'is not in the text as a word after an @')
  }
}

/** Their name, and their first name where no other colleague has it. */
function namesOf({ id, name }: Colleague, colleagues: readonly Colleague[]): string[] {
  const first = firstName(name)
  const isShared = colleagues.some((other) => other.id !== id && firstName(other.name) === first)
  return isShared ? [name] : [name, first]
}

function firstName(name: string): string {
  return name.trim().split(/\s/)[0] ?? name
}

function refuse(path: string, message: string): never {
  throw new Failure('invalid-request', { fields: [{ path, message }] })
}
