import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ServerConfig } from '../config/config.ts'
import { isLocalCall } from '../http/local-call.ts'
import type { Database } from '../database/database.ts'
import { Failure } from '../contract/failure.ts'
import { listMails } from './store.ts'

const PATH = '/dev/outbox'
const MOST = 50

/** The mails are shown as they would arrive, styles and all; nothing in them runs. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'"

interface Query {
  to?: string
  key?: string
}

/** Whether the server shows mails at all: codes and links are in them, so only where it serves this machine alone. */
export function showsOutbox({ isLocal, demo }: Pick<ServerConfig, 'isLocal' | 'demo'>): boolean {
  return isLocal && demo !== 'on'
}

/**
 * The mails that no mail server took, newest first: as JSON for programs, as a page for people. Only for calls of this
 * machine, and with the key that the person has read who started the server: a proxy that says nothing of itself looks
 * like this machine.
 */
export function serveOutbox(app: FastifyInstance, database: Database, key: string): void {
  app.get<{ Querystring: Query }>(PATH, async (request, reply) => {
    const { to } = request.query
    if (!isLocalCall(request) || !isSame(request.query.key, key)) throw new Failure('not-found')
    const rows = await listMails(
      database.queries,
      typeof to === 'string' ? to.toLowerCase() : undefined,
      MOST,
    )
    reply.header('cache-control', 'no-store')
    if (!request.headers.accept?.includes('text/html')) {
      const mails = rows.map(({ id, recipient, subject, text, html, headers, createdAt }) => {
        const told = { id, to: recipient, subject, text, html, createdAt: createdAt.toISOString() }
        return { ...told, ...(headers && { headers }) }
      })
      return { data: { mails } }
    }
    const bodies = rows.map(({ recipient, html }) => `<h2>${escape(recipient)}</h2>${bodyOf(html)}`)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(`<!doctype html><title>Outbox</title><h1>Outbox</h1>${bodies.join('<hr>') || '<p>Empty.</p>'}`)
  })
}

function isSame(given: unknown, key: string): boolean {
  const [expected, actual] = [Buffer.from(key), Buffer.from(typeof given === 'string' ? given : '')]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function bodyOf(html: string): string {
  return /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
