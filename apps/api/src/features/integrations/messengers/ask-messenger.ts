import type { ServerContext } from '../../../platform/server-feature.ts'
import { askKept } from '../ask-kept.ts'
import type { IntegrationRow } from '../store.ts'
import { createFetchAddress } from './fetch-address.ts'
import type { MessengerAsk } from './messenger-port.ts'

/** @param deadline for all that is asked, by the clock of `performance`. @throws Trouble where the keys can't be opened. */
export function askMessenger(context: ServerContext, row: IntegrationRow, deadline?: number): MessengerAsk {
  const { ask, settings, platform } = askKept(context, row, deadline)
  const origin = platform.originOf(settings, context.config.services)
  return { ask, settings, origin, fetchAddress: createFetchAddress(context.outbound, deadline) }
}
