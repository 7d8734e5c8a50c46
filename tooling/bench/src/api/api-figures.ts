import type { Figure } from '../figure.ts'
import { type Goals, type Latencies, latencyFigures } from '../latencies.ts'
import { measureLatencies } from './measure-latencies.ts'
import type { Call } from './signed-in.ts'
import { type TicketCalls, ticketCalls } from './ticket-calls.ts'

/** What the calls took, by their names. */
export type Measured<Name extends string = keyof TicketCalls> = Record<Name, Latencies>

/** Makes the calls of a running server, each that many times. */
export async function measureServer(call: Call, depth: number, times: number): Promise<Measured> {
  return await measureEach(await ticketCalls(call, depth), times)
}

/** Makes each call that many times, one kind after the other. */
export async function measureEach<Name extends string>(
  calls: Record<Name, () => Promise<unknown>>,
  times: number,
): Promise<Measured<Name>> {
  const measured: [string, Latencies][] = []
  for (const [name, call] of Object.entries<() => Promise<unknown>>(calls)) {
    // Two kinds at once would wait for one another.
    measured.push([name, await measureLatencies(call, times)])
  }
  // Sound: one entry for each call.
  return Object.fromEntries(measured) as Measured<Name>
}

const labels: Record<keyof TicketCalls, string> = {
  health: 'health',
  openFirstPage: 'open tickets, first page',
  openDeepPage: 'open tickets, deep page',
  allFirstPage: 'all tickets, first page',
  counts: 'counts',
  answer: 'answering',
}

/**
 * The server's calls as figures. A page stands beside the statement that brings it, everything else beside the call
 * that does nothing.
 *
 * @param where the database, and how much is in it
 */
export function apiFigures(
  where: string,
  server: Measured,
  raw: Partial<Measured>,
  goals: Partial<Record<keyof TicketCalls, Goals>> = {},
): Figure[] {
  // Sound: the keys of a literal are the names that its type has.
  return (Object.keys(labels) as (keyof TicketCalls)[]).flatMap((name) => {
    const floor = name === 'health' ? undefined : (raw[name] ?? server.health)
    return latencyFigures(`${labels[name]}, ${where}`, server[name], { floor, goals: goals[name] })
  })
}
