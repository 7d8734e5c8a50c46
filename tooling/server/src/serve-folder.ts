import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

interface ServedFolder {
  url: string
  close: () => Promise<void>
}

/** Serves built files the way the product's server does: compressed beforehand, from memory or disk as it comes. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const app = Fastify()
  await app.register(fastifyStatic, { root: folder, preCompressed: true })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
}
