import type { QueryClient } from '@tanstack/react-query'
import { apiOf } from './create-query-client.ts'
import { tellPresence as tellPresenceOperation } from './generated/operations.ts'
import type { components } from './generated/schema.ts'
import type { RequestBody } from './request-body.ts'

/** Somebody who looks at a ticket, or who follows its web. */
export type PresentPerson = components['schemas']['PresentPerson']

/**
 * Says what the person does in a ticket, to those who follow the topic `presence`; only for a backend that tells of it.
 *
 * @param isLast the page goes: the call outlives it.
 * @throws {ApiError} when they are not told.
 */
export async function tellPresence(
  client: QueryClient,
  { ticketId, isLast = false, ...body }: RequestBody<'tellPresence'> & { ticketId: string; isLast?: boolean },
): Promise<void> {
  await apiOf(client).call(
    tellPresenceOperation,
    { path: { id: ticketId }, body },
    { ...(isLast && { fetch: (request: Request) => fetch(request, { keepalive: true }) }) },
  )
}
