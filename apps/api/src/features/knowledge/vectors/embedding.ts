/** An embedding model behind an endpoint that speaks OpenAI's protocol. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { embedMany } from 'ai'
import type { ModelChoice } from '../../../platform/config/model-config.ts'
import { estimateTokens, type ModelTokens } from '../../model-uses/index.ts'

/** What pgvector holds. */
const MOST_NUMBERS = 16_000

export interface Embedding {
  /** What each text means, and what that cost; no vectors where the model failed, was late or answered nonsense. */
  embed(
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<{ vectors: readonly number[][] | undefined; tokens: ModelTokens; problem?: unknown }>
}

export function createEmbedding({ url, name, key }: ModelChoice): Embedding {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: url,
    ...(key !== undefined && { apiKey: key }),
  })
  const model = provider.embeddingModel(name)
  return {
    async embed(texts, signal) {
      try {
        const { embeddings, usage } = await embedMany({
          model,
          values: [...texts],
          maxRetries: 0,
          abortSignal: signal,
        })
        const tokens = sent(Number.isFinite(usage.tokens) ? usage.tokens : estimateTokens(texts.join('')))
        if (isMeaningful(embeddings, texts.length)) return { vectors: embeddings, tokens }
        return { vectors: undefined, tokens, problem: new Error('The embedding model answered nonsense.') }
      } catch (problem) {
        // What nobody waited for to the end may have been paid all the same.
        return {
          vectors: undefined,
          tokens: sent(signal.aborted ? estimateTokens(texts.join('')) : 0),
          problem,
        }
      }
    },
  }
}

function sent(tokens: number): ModelTokens {
  return { sent: tokens, answered: 0 }
}

/** One for each text, all alike in length, and none without a direction. */
function isMeaningful(vectors: readonly number[][], wanted: number): boolean {
  const length = vectors[0]?.length ?? 0
  return (
    vectors.length === wanted &&
    length <= MOST_NUMBERS &&
    vectors.every((vector) => vector.length === length && vector.some((number) => number !== 0))
  )
}
