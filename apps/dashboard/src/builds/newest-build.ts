import { queryOptions } from '@tanstack/react-query'
import { runningBuild } from './running-build.ts'

const MINUTE_MS = 60_000

/** The build that the server has now: looked at each hour, and on coming back, but not each time. @see specification §9 */
export const newestBuild = () =>
  queryOptions({
    queryKey: ['build', 'newest'],
    queryFn: async ({ signal }): Promise<string | undefined> => {
      const response = await fetch('/build.json', { cache: 'no-cache', signal })
      const { entry }: { entry?: unknown } = Object(await response.json())
      return typeof entry === 'string' ? entry : undefined
    },
    initialData: runningBuild,
    staleTime: 5 * MINUTE_MS,
    refetchInterval: 60 * MINUTE_MS,
  })

/** Whether the server has another build than this tab runs. The development server has none. */
export function isOutdated(newest: string | undefined): boolean {
  return newest !== undefined && newest !== runningBuild()
}
