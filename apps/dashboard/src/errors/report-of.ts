import { ApiError } from '@replybay/api-client'
import { runningBuild } from '../builds/running-build.ts'

/**
 * What "Copy report" copies: the error, where and when it happened, in which build, and the request that it came of, by
 * which the server's log has it. Without the search of the address, which may hold what people typed.
 */
export function reportOf(error: unknown): string {
  const request = error instanceof ApiError && error.requestId
  return [
    String(error),
    `path: ${location.pathname}`,
    `time: ${new Date().toISOString()}`,
    `build: ${runningBuild()}`,
    ...(request ? [`request: ${request}`] : []),
  ].join('\n')
}
