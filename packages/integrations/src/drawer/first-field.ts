import type { Integration } from '@replybay/api-client'
import { fieldOfProblem } from '../model/problem-words.ts'
import type { Service } from '../model/service.ts'

/** The keys of a connection that its service refuses: other ones are to be typed. */
export function refusedKeys(service: Service, connected: Integration | undefined): readonly string[] {
  if (connected?.problem !== 'bad-key') return []
  return service.fields.filter(({ kind }) => kind === 'secret').map(({ name }) => name)
}

/** Where a person begins: with what is wrong, or at the start of a new connection. Undefined where all is well. */
export function firstField(service: Service, connected: Integration | undefined): string | undefined {
  if (!connected) return service.fields[0]?.name
  if (connected.problem === 'bad-key') return refusedKeys(service, connected)[0]
  const kind = fieldOfProblem(connected.problem)
  return kind === 'address' ? service.fields.find((field) => field.kind === kind)?.name : undefined
}
