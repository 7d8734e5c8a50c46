import type { components } from '@replybay/api-client'
import { operationsById } from './contract.ts'

/** An area of which a backend may have more than the documented calls. */
export type Capability = NonNullable<components['schemas']['User']['capabilities']>[number]

/**
 * The features that answer an addition of the contract, by their ids.
 *
 * @param handlers what each feature answers, by its id.
 */
export function capabilitiesOf(handlers: ReadonlyMap<string, object>): Capability[] {
  const offering = [...handlers].filter(([, answered]) => Object.keys(answered).some(isAddition))
  // Sound: the tests hold the contract's list of capabilities to these ids.
  return offering.map(([id]) => id as Capability)
}

function isAddition(operationId: string): boolean {
  return operationsById.get(operationId)?.addition !== undefined
}
