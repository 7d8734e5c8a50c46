import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { WIDGET_SCRIPT } from '../webs/index.ts'

/** The built chat window, for pages of every site, and the script of the return page: entries keep their names and change, parts carry their content's hash. */
export async function serveWidget(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    prefix: WIDGET_SCRIPT.replace(/[^/]*$/, ''),
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isEntry = /[/\\](widget|return-page)\.js(\.(br|gz))?$/.test(path)
      void reply.header(
        'cache-control',
        isEntry ? 'public, max-age=300' : 'public, max-age=31536000, immutable',
      )
      void reply.header('access-control-allow-origin', '*')
      void reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
}
