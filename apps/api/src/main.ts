import { randomBytes } from 'node:crypto'
import { createBlobStore } from './blobs/blob-store.ts'
import { readConfig, type Config } from './config.ts'
import type { Database } from './database/database.ts'
import { startHousekeeping } from './database/housekeeping.ts'
import { openDatabase } from './database/open.ts'
import { offersDemo } from './demo/access.ts'
import { hasDemo, seedDemo } from './demo/seed.ts'
import { dashboardFolder } from './paths.ts'
import { createServer } from './server.ts'
import { stopOnSignals } from './shutdown.ts'
import { StartProblem } from './start-problem.ts'
import { startText } from './start-text.ts'
import { startWaking } from './tickets/waking.ts'
import { makeMissingWords } from './tickets/word-index.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  try {
    if (offersDemo(config)) await seedDemo(database, new Date())
    // Tickets and customers of before they could be searched for.
    await makeMissingWords(database.queries)
    await serve(config, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(config: Config, database: Database): Promise<void> {
  const outboxKey = randomBytes(12).toString('hex')
  const app = await createServer({ config, database, dashboardFolder, outboxKey })
  const { deletedTicketDays } = config
  const blobs = createBlobStore(config.blobs)
  const stops = [startWaking(database, app.log)]
  // Whoever calls first does not wait for it.
  app.addHook('onListen', async () => {
    stops.push(startHousekeeping({ database, blobs, deletedTicketDays, log: app.log }))
  })
  stopOnSignals(app, async () => {
    for (const stop of stops) stop()
    await database.close()
  })
  const address = await listen(app, config)
  const demo = offersDemo(config) && (await hasDemo(database))
  process.stdout.write(startText({ address, config, outboxKey, hasDemo: demo }))
}

async function listen(
  app: Awaited<ReturnType<typeof createServer>>,
  { host, port }: Config,
): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: () => 'Listening' })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      throw new StartProblem(`Port ${port} is in use. Stop what uses it, or set PORT to another.`)
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartProblem(`This machine has no address ${host}. Set HOST to one that it has.`)
    }
    if (code === 'EACCES') {
      throw new StartProblem(`Port ${port} needs more rights. Set PORT to a number above 1023.`)
    }
    throw error
  }
}

try {
  await start()
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exit(1)
}
