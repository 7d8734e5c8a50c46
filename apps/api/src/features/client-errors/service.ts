import type { components } from '@replybay/api-client'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import { withoutSecrets } from './without-secrets.ts'

type ClientError = components['schemas']['ClientError']

export interface ClientErrorService {
  /**
   * Writes one line to the log, without secrets, and stores nothing.
   *
   * @param sender whom reports count for.
   * @throws Failure `too-many-requests` after twenty in a minute.
   */
  report(error: ClientError, sender: string): Promise<void>
}

export function createClientErrorService(database: Database, log: FastifyBaseLogger): ClientErrorService {
  const reports = createRateLimit(database, { name: 'client-error', attempts: 20, windowMs: 60_000 })
  return {
    async report({ message, stack, path, release, userAgent }, sender) {
      await reports.take(sender)
      const said = Object.entries({ message, stack, path, release, userAgent })
      const clientError = Object.fromEntries(
        said.flatMap(([name, value]) => (value === undefined ? [] : [[name, withoutSecrets(value)]])),
      )
      log.warn({ clientError }, 'A browser reported an error')
    },
  }
}
