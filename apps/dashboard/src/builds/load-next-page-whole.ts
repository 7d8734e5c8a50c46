import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { isOutdated, newestBuild } from './newest-build.ts'

const KEY = 'replybay:loaded-whole-for'

/**
 * Where a part of the dashboard can't be loaded because a newer build has replaced it, the next page that somebody
 * goes to is loaded whole, with the newer build: once a build, and never where the server is only out of reach.
 * @see specification §8, Locale, chunk-loading errors
 */
export function loadNextPageWhole(router: AnyRouter, queryClient: QueryClient): void {
  let newer: string | undefined
  const look = async () => {
    const newest = await queryClient.fetchQuery({ ...newestBuild(), staleTime: 0 }).catch(() => undefined)
    if (isOutdated(newest)) newer = newest
  }
  window.addEventListener('vite:preloadError', () => void look())
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (newer && pathChanged && isFirstTime(newer)) location.assign(toLocation.publicHref)
  })
}

function isFirstTime(build: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === build) return false
    sessionStorage.setItem(KEY, build)
    return true
  } catch {
    // Without a memory it could go round for ever.
    return false
  }
}
