import { ApiError, type User, userQueries } from '@replybay/api-client'
import { hashKey, type QueryClient } from '@tanstack/react-query'

/** Who was told lately what they may do is not asked for again, in ms. */
const JUST_TOLD_MS = 10_000

const rightsOf = ({ role, permissions, features, blocked }: User) =>
  JSON.stringify([role, permissions, features, blocked])

/**
 * Follows what the person may do: a call that is refused asks who they are again, and `onChange` hears of each change,
 * so that a page that is closed to them from now on does not stay.
 */
export function followRights(client: QueryClient, onChange: () => void): void {
  const { queryKey } = userQueries.info()
  const infoHash = hashKey(queryKey)
  const told = () => client.getQueryState<User>(queryKey)
  let known: string | undefined
  function look() {
    const user = told()?.data
    const rights = user && rightsOf(user)
    if (known !== undefined && rights !== undefined && known !== rights) onChange()
    known = rights
  }
  function hear(error: unknown) {
    const { dataUpdatedAt = 0 } = told() ?? {}
    const isKnown = dataUpdatedAt > 0 && Date.now() - dataUpdatedAt >= JUST_TOLD_MS
    if (isKnown && error instanceof ApiError && error.isForbidden) void client.invalidateQueries({ queryKey })
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') hear(event.action.error)
    else if (event.action.type === 'success' && event.query.queryHash === infoHash) look()
  })
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error)
  })
  look()
}
