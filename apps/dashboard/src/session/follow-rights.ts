import { ApiError, type User, userQueries } from '@replybay/api-client'
import { accessOf } from '@replybay/feature-kit'
import { focusManager, hashKey, type QueryClient } from '@tanstack/react-query'

/** Who was told lately what they may do is asked for again this long after that, in ms. */
const JUST_TOLD_MS = 10_000
/** Who comes back to the page later than this may have been given rights meanwhile, in ms. */
const AWAY_MS = 30_000

interface RightsFollower {
  /** The server's time, ms since 1970. */
  now: () => number
  /** Hears of each change. */
  onChange: () => void
}

/**
 * Follows what the person may do: a call that is refused, and coming back to the page after one, ask who they are again.
 * A change of anything that guards decide on is told, so that a page that is closed to them from now on does not stay, and what was refused
 * is asked for once more.
 */
export function followRights(client: QueryClient, { now, onChange }: RightsFollower): void {
  const { queryKey } = userQueries.info()
  const infoHash = hashKey(queryKey)
  const told = () => client.getQueryState<User>(queryKey)
  let known: string | undefined
  function look() {
    const user = told()?.data
    const rights = user && JSON.stringify(accessOf(user, now()))
    const hasChanged = known !== undefined && rights !== undefined && known !== rights
    known = rights
    if (!hasChanged) return
    onChange()
    for (const { state, queryKey: refused } of client.getQueryCache().findAll({ type: 'active' })) {
      if (isRefusal(state.error)) void client.invalidateQueries({ queryKey: refused, exact: true })
    }
  }
  function askAgain(after: number) {
    const { dataUpdatedAt = 0 } = told() ?? {}
    if (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt >= after) void client.invalidateQueries({ queryKey })
  }
  let isToAsk = false
  /** Something was refused to them: what they may do may change again. */
  let isRefused = false
  function hear(error: unknown) {
    if (!isRefusal(error)) return
    isRefused = true
    if (isToAsk) return
    isToAsk = true
    const toldAgo = Date.now() - (told()?.dataUpdatedAt ?? 0)
    setTimeout(
      () => {
        isToAsk = false
        askAgain(0)
      },
      Math.max(0, JUST_TOLD_MS - toldAgo),
    )
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') hear(event.action.error)
    else if (event.action.type === 'success' && event.query.queryHash === infoHash) look()
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
  })
  focusManager.subscribe((isFocused) => {
    if (isFocused && isRefused) askAgain(AWAY_MS)
  })
  look()
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.isForbidden
