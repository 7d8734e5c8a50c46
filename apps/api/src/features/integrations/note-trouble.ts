import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { platforms } from './platforms.ts'
import { addIntegrationEvent, type IntegrationRow } from './store.ts'
import { integrations, type Problem } from './tables.ts'
import { Trouble, wordsOf } from './trouble.ts'

/** What passes by itself; the rest a person has to mend. */
const PASSING: ReadonlySet<Problem> = new Set(['unreachable', 'rate-limited', 'service-error'])

export const isPassing = (problem: Problem) => PASSING.has(problem)

/** What is no fault of the service's is logged, and noted as one: else nobody would see that nothing comes any more. */
export function noticedTrouble(
  { log }: Pick<ServerContext, 'log'>,
  { id, kind }: Pick<IntegrationRow, 'id' | 'kind'>,
  error: unknown,
): Trouble {
  if (error instanceof Trouble) return error
  log.error({ err: error, integration: id, kind }, 'What is done for an integration failed')
  return new Trouble('service-error')
}

interface NotedEvent {
  event: string
  /** The order that it happened to. */
  subject?: string
  /** Whether it is an event where it is not new, too: a person waits for it. @default false */
  isEach?: boolean
}

/**
 * What a service had wrong with what was asked is the integration's state from now on, and an event where it is new.
 *
 * @param row as it was read before the service was asked: of keys that were replaced meanwhile it says nothing.
 * @returns whether it still holds.
 */
export async function noteTrouble(
  queries: Queries,
  row: IntegrationRow,
  { problem, details }: Trouble,
  { event, subject, isEach = false }: NotedEvent,
): Promise<boolean> {
  const now = new Date()
  const rows = await queries
    .update(integrations)
    .set({
      problem,
      lastError: wordsOf(platforms[row.kind].name, problem, details.value),
      failedSince: row.failedSince ?? now,
    })
    .where(and(eq(integrations.id, row.id), eq(integrations.keysChangedAt, row.keysChangedAt)))
    .returning({ id: integrations.id })
  if (rows.length === 0) return false
  if (row.problem === problem && !isEach) return true
  await addIntegrationEvent(queries, row, {
    kind: event,
    at: now,
    isFailed: true,
    problem,
    status: details.status ?? null,
    ...(subject !== undefined && { subject }),
  })
  return true
}

/** It answers, with these keys. */
export const noTrouble = { problem: null, lastError: null, failedSince: null } as const
