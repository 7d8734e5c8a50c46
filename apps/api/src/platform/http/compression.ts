import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { API_PREFIX } from '../contract/contract.ts'

/** What is shorter gains nothing. */
const THRESHOLD = 1_024

/**
 * Compresses JSON, of which a page of tickets is seven times smaller. Not where people sign in: beside what somebody has
 * typed, how well a secret compresses would tell of it. Files, and streams of events, go out as they are.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(`${API_PREFIX}/auth/`)) route.compress = false
  })
  await app.register(compress, {
    globalDecompression: false,
    threshold: THRESHOLD,
    customTypes: /^application\/json\b/,
    encodings: ['br', 'gzip'],
  })
}
