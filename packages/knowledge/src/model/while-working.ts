import { use } from 'react'
import { LiveContext } from '../live/live-context.ts'

/** How often what is on its way is read again where the server does not tell; in ms. */
export const WORKING_MS = 3_000

interface Known<Data> {
  state: { data: Data | undefined }
}

/** How often a query is read again: for as long as something of what it tells is on its way, and the server tells nothing. */
export function useWhileWorking() {
  const isLive = use(LiveContext)
  return <Data>(isWorking: (data: Data) => boolean) =>
    ({ state: { data } }: Known<Data>) =>
      !isLive && data !== undefined && isWorking(data) ? WORKING_MS : false
}
