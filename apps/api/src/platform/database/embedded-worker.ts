/**
 * The embedded database, in a thread of its own: a long query does not hold up the server.
 * It is spoken to like any PostgreSQL, over a socket.
 */
import { rm } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** Where the database lies, and where it listens. */
export interface EmbeddedPlace {
  /** Undefined keeps everything in memory. */
  folder: string | undefined
  /** A unix socket; undefined takes a TCP port of the loopback address. */
  socketPath: string | undefined
}

/** What the server tells this thread when it starts it. */
export interface EmbeddedWorkerData extends EmbeddedPlace {
  /** The machine code of the database. */
  module: WebAssembly.Module
  /** Undefined takes a free one. */
  port?: number | undefined
}

export type EmbeddedWorkerMessage =
  | { kind: 'ready'; port: number | undefined }
  | { kind: 'alive' }
  | { kind: 'failed'; reason: string }

/** More than one, since a lost connection may be replaced before its end was noticed here. */
const MAX_CONNECTIONS = 4

// Sound: only `startEmbedded` starts this file, and it passes an EmbeddedWorkerData.
const { folder, socketPath, module: pgliteWasmModule, port = 0 } = workerData as EmbeddedWorkerData
const tell = (message: EmbeddedWorkerMessage) => parentPort?.postMessage(message)

async function stop(server: PGLiteSocketServer, db: PGlite): Promise<void> {
  await server.stop()
  await db.close()
  process.exit(0)
}

try {
  const db = new PGlite({
    ...(folder && { dataDir: folder }),
    pgliteWasmModule,
    extensions: { pg_trgm, vector },
  })
  // A thread that was here before may have ended without removing it.
  if (socketPath) await rm(socketPath, { force: true })
  const server = new PGLiteSocketServer({
    db,
    maxConnections: MAX_CONNECTIONS,
    ...(socketPath ? { path: socketPath } : { host: '127.0.0.1', port }),
  })
  await server.start()
  parentPort?.on('message', (message: unknown) => {
    if (message === 'stop') void stop(server, db)
    else tell({ kind: 'alive' })
  })
  tell({ kind: 'ready', port: socketPath ? undefined : Number(server.getServerConn().split(':').at(-1)) })
} catch (error) {
  tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
}
