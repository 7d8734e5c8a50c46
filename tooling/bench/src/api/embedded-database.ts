/** A stopped server's database, served over a socket from a thread of its own, as the server has it. */
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { Client } from 'pg'

/** Opens the database that lies in a folder. Ending the client is not enough: call `close`. */
export async function openEmbeddedDatabase(
  folder: string,
): Promise<{ client: Client; close: () => Promise<void> }> {
  const thread = new Worker(new URL(import.meta.url), { workerData: folder })
  const [port] = await once(thread, 'message')
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' })
  await client.connect()
  return {
    client,
    async close() {
      await client.end()
      await thread.terminate()
    },
  }
}

if (!isMainThread) {
  const server = new PGLiteSocketServer({
    db: await PGlite.create(String(workerData)),
    host: '127.0.0.1',
    port: 0,
  })
  await server.start()
  parentPort?.postMessage(Number(server.getServerConn().split(':').at(-1)))
}
