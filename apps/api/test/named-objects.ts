/** What the ids in requests name: each feature declares it for its operations, in `test/named-objects.ts` of its folder. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OperationId } from '@replybay/api-client'
import { features } from '../src/features.ts'
import type { TestServer } from './test-server.ts'

export interface SampleCompany {
  server: TestServer
  companyId: string
  /** The address of its owner. */
  owner: string
  /** The id of an object that a feature listed before has added. */
  idOf: (kind: string) => string
}

export interface NamedObjects {
  /** The kind of object that each id in a request names: by operation, then by the name of the parameter or field. */
  places?: Partial<Record<OperationId, Readonly<Record<string, string>>>>
  /** Adds one object of each kind to a company, and what else its tables should hold. @returns ids, by kind. */
  add?: (company: SampleCompany) => Promise<Readonly<Record<string, string>> | void>
}

/** Those of all features, in the order of their list. */
const all: readonly NamedObjects[] = await Promise.all(
  features.map(async ({ id }) => {
    const path = fileURLToPath(new URL(`../src/features/${id}/test/named-objects.ts`, import.meta.url))
    if (!existsSync(path)) return {}
    // Sound: the file types what it exports.
    return ((await import(path)) as { namedObjects: NamedObjects }).namedObjects
  }),
)

/** The kind of object that an id of an operation names; undefined where no feature says it. */
export function kindAt(operation: string, place: string): string | undefined {
  const places = all.flatMap((each) => Object.entries(each.places ?? {}))
  return places.find(([id]) => id === operation)?.[1]?.[place]
}

/** Adds one object of each kind. @returns their ids, by kind. */
export async function addNamedObjects(
  company: Omit<SampleCompany, 'idOf'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  const idOf = (kind: string) => ids.get(kind) ?? fail(`There is no ${kind} yet.`)
  for (const { add } of all) {
    for (const [kind, id] of Object.entries((await add?.({ ...company, idOf })) ?? {})) ids.set(kind, id)
  }
  return ids
}

function fail(message: string): never {
  throw new Error(message)
}
