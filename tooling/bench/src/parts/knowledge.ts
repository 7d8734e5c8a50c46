import { loadavg } from 'node:os'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import { signedIn } from '../api/signed-in.ts'
import type { Figure } from '../figure.ts'
import { type Corpus, readCorpus } from '../knowledge/corpus.ts'
import { measureAsking, measureTeaching, MOST_MS } from '../knowledge/measure-knowledge.ts'
import { multiply } from '../knowledge/multiply.ts'
import type { Part } from '../part.ts'
import { embeddedFolder, serverWithTickets } from '../tickets/server-with-tickets.ts'
import { withShop } from '../tickets/with-shop.ts'

const TICKETS = 10_000
const DOCUMENTS = 10_000
/** Documents that the server itself learns; the others are copies of them. */
const TAUGHT = 400
const OWNER = 'owner@maison-lumen.example'

/** What an account with 10,000 documents, about 120,000 passages, waits for: embedded and on PostgreSQL. */
export const knowledge: Part = async () => {
  const corpus = await readCorpus()
  // Two databases at once would slow each other.
  const onPostgres = await measureOnPostgres(corpus)
  const onEmbedded = await measureOnEmbedded(corpus)
  const load: Figure = { name: 'load average of the last minute', unit: '', value: loadavg()[0] ?? 0 }
  return [...onPostgres, ...onEmbedded, load]
}

function measureOnPostgres({ sentences, questions }: Corpus): Promise<Figure[]> {
  return withShop(TICKETS, async (server, client) => {
    const call = signedIn(server, await server.signIn(OWNER))
    const teaching = await measureTeaching(call, 'PostgreSQL', { documents: TAUGHT, sentences })
    for (const statement of multiply(DOCUMENTS / TAUGHT - 1)) await client.query(statement)
    await client.query('vacuum analyze')
    const asking = await measureAsking(call, 'PostgreSQL', { questions, most: MOST_MS.postgres })
    return [...teaching, ...asking]
  })
}

async function measureOnEmbedded({ sentences, questions }: Corpus): Promise<Figure[]> {
  const server = await serverWithTickets(TICKETS)
  try {
    await server.start()
    const teaching = await measureTeaching(signedIn(server, await server.signIn(OWNER)), 'embedded', {
      documents: TAUGHT,
      sentences,
    })
    await server.stop()
    const database = await PGlite.create(embeddedFolder(server), { extensions: { pg_trgm, vector } })
    for (const statement of multiply(DOCUMENTS / TAUGHT - 1)) await database.exec(statement)
    await database.exec('vacuum analyze')
    await database.close()
    await server.start()
    const call = signedIn(server, await server.signIn(OWNER))
    return [...teaching, ...(await measureAsking(call, 'embedded', { questions, most: MOST_MS.embedded }))]
  } finally {
    await server.remove()
  }
}
