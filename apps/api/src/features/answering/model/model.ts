/** A language model behind an endpoint that speaks OpenAI's protocol. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import type { ModelChoice } from '../../../platform/config/model-config.ts'
import { estimateTokens, type ModelTokens } from '../../model-uses/index.ts'

/** For the first word, between two of them, and for all; in ms. */
const TIME_LIMITS = { firstChunkMs: 10_000, chunkMs: 5_000, totalMs: 25_000 }
export const MOST_TOKENS_OUT = 600
/** Of an answer that goes on all the same. */
const MOST_CHARACTERS_OUT = 8_000

export interface ModelInput {
  instructions: string
  prompt: string
  signal?: AbortSignal | undefined
  /** Is told all that is written so far. */
  onText?: ((text: string) => void) | undefined
}

export interface Model {
  /**
   * What the model answers, and what it cost; the text is undefined where it failed, was late, said nothing or nobody waited for it
   * any more.
   */
  write(input: ModelInput): Promise<{ text: string | undefined; tokens: ModelTokens; problem?: unknown }>
}

/** @param timeLimits in ms. @default 10 s for the first word, 5 s between two, 25 s for all */
export function createModel({ url, name, key }: ModelChoice, timeLimits = TIME_LIMITS): Model {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: url,
    ...(key !== undefined && { apiKey: key }),
    includeUsage: true,
  })
  return {
    async write({ instructions, prompt, signal, onText }) {
      let problem: unknown
      let text = ''
      const over = new AbortController()
      const result = streamText({
        model: provider(name),
        instructions,
        prompt,
        temperature: 0,
        maxOutputTokens: MOST_TOKENS_OUT,
        maxRetries: 0,
        timeout: timeLimits,
        abortSignal: signal ? AbortSignal.any([signal, over.signal]) : over.signal,
        // It throws nothing: what fails is told here alone.
        onError: ({ error }) => {
          problem = error
        },
      })
      let counted: { inputTokens?: number | undefined; outputTokens?: number | undefined } = {}
      for await (const part of result.stream) {
        if (part.type === 'text-delta') {
          text += part.text
          onText?.(text)
        } else if (part.type === 'finish') counted = part.totalUsage
        else if (part.type === 'abort') problem ??= new Error('The model took too long.')
        if (text.length > MOST_CHARACTERS_OUT) {
          problem = new Error('The model did not come to an end.')
          over.abort()
          break
        }
      }
      if (signal?.aborted) problem = signal.reason
      const tokens = {
        sent: counted.inputTokens ?? estimateTokens(instructions + prompt),
        answered: counted.outputTokens ?? estimateTokens(text),
      }
      if (problem !== undefined) return { text: undefined, tokens, problem }
      return { text: text.trim() || undefined, tokens }
    },
  }
}
