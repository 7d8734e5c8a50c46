import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { readConfig, type Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import { openDatabase } from './platform/database/open.ts'
import { offersDemo } from './platform/demo/access.ts'
import { hasDemo, seedDemo } from './platform/demo/seed.ts'
import { dashboardFolder } from './paths.ts'
import { ownSecretKey } from './platform/secrets/secret-key.ts'
import { createServer } from './server.ts'
import { stopOnSignals } from './shutdown.ts'
import { StartProblem } from './platform/config/start-problem.ts'
import { startText } from './start-text.ts'
import { demoParts } from './features.ts'

async function start(): Promise<void> {
  const read = readConfig(process.env)
  const database = await openDatabase(read.database)
  try {
    // Only now: an embedded database has its folder to itself.
    const ownKey = read.database.kind === 'embedded' ? ownSecretKey(read.database.folder) : undefined
    const config = { ...read, secretKey: read.secretKey ?? ownKey }
    if (offersDemo(config)) await seedDemo(database, demoParts, new Date())
    await serve(config, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(config: Config, database: Database): Promise<void> {
  const outboxKey = randomBytes(12).toString('hex')
  const { app } = await createServer({
    config,
    database,
    dashboardFolder,
    outboxKey,
    hasBackgroundWork: true,
  })
  stopOnSignals(app, () => database.close())
  const address = await listen(app, config).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  const demo = offersDemo(config) && (await hasDemo(database))
  process.stdout.write(
    startText({ address, config, outboxKey, hasVectors: database.hasVectors, hasDemo: demo }),
  )
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
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
