import type { FastifyInstance } from 'fastify'

const CLOSE_IDLE_EVERY_MS = 100
/** Longer than any call should take; what is left then is cut off. */
const PATIENCE_MS = 8_000

/** Stops on the first signal when all calls are answered; on the second at once. */
export function stopOnSignals(app: FastifyInstance, closeRest: () => Promise<void>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    stopGently(app, closeRest).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'Stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function stopGently(app: FastifyInstance, closeRest: () => Promise<void>): Promise<void> {
  // A connection that is kept alive becomes idle when its call is answered; closing waits for it.
  const sweep = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(cut)
  }
  await closeRest()
}
