import { ApiError, authQueries } from '@replybay/api-client'
import { useQuery } from '@tanstack/react-query'

/**
 * Asks once whether the token of a reset mail's link still counts. A backend that can't say is no obstacle: the form
 * finds out.
 */
export function useLinkCheck(token: string | undefined) {
  const { error, isLoading } = useQuery({
    ...authQueries.reset(token ?? ''),
    enabled: token !== undefined,
    staleTime: Infinity,
    retry: false,
  })
  const isRefused = error instanceof ApiError && error.status === 401
  return { isAsking: isLoading, refusal: isRefused ? error : undefined }
}
