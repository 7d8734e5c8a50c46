import type { ModelChoice } from '../../../platform/config/model-config.ts'
import { oncePerServer } from '../../../platform/once-per-server.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { createEmbedding, type Embedding } from './embedding.ts'

interface Meaning {
  choice: ModelChoice
  embedding: Embedding
}

/** What tells what texts mean; undefined where no model is configured, or the database holds no vectors. */
export const meaningOf = oncePerServer(({ config, database }: ServerContext): Meaning | undefined => {
  const choice = config.embedding
  return choice && database.hasVectors ? { choice, embedding: createEmbedding(choice) } : undefined
})
