import { emailQueries } from '@replybay/api-client'
import { type QueryClient, useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { dataUrlOf } from './data-url-of.ts'
import { fileOptions } from './use-email-file.ts'

/**
 * Pictures from outside are asked for only once the reader wants them: the server reads them, and nobody learns who does.
 *
 * @param isAllowed The reader wants them of this sender, always.
 */
export function useOutsideImages(emailId: string, sources: readonly string[], isAllowed: boolean) {
  const [isAsked, setAsked] = useState(false)
  const isWanted = isAsked || isAllowed
  const all = useQueries({
    queries: [...new Set(sources)].map((source) => ({
      ...fileOptions,
      enabled: isWanted,
      queryKey: [...emailQueries.picture(emailId, source).queryKey, 'data'],
      queryFn: async ({ client }: { client: QueryClient }) => {
        const picture = { ...emailQueries.picture(emailId, source), ...fileOptions }
        return { source, url: await dataUrlOf(await client.fetchQuery(picture), 'image/webp') }
      },
    })),
  })
  const loaded = all.flatMap(({ data }) => data ?? [])
  const text = JSON.stringify(loaded.map(({ source, url }) => [source, url]))
  return {
    /** Those that are there, as `data:` addresses. */
    // Drawn anew when one has come, not with each drawing.
    shown: useMemo(() => new Map<string, string>(JSON.parse(text)), [text]),
    isWanted,
    isLoading: all.some(({ isLoading }) => isLoading),
    failed: all.filter(({ isError }) => isError).length,
    show: () => {
      setAsked(true)
      for (const { isError, refetch } of all) if (isError) void refetch()
    },
  }
}
