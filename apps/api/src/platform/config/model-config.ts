/** The language models that the AI agents may write and search with. */
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

export interface ModelChoice {
  /** Of an endpoint that speaks OpenAI's protocol, up to the version. */
  url: string
  name: string
  /** Undefined for an endpoint that asks for none. */
  key: string | undefined
  /** What a company may use in a day (UTC), both ways together. */
  tokensPerDay: number
  /** What a company may spend in a day (UTC), where prices are known. */
  cost: ModelCost | undefined
}

interface ModelCost {
  /** For a million tokens that are sent. */
  perMillionIn: number
  /** For a million tokens that are answered. */
  perMillionOut: number
  perDay: number
}

/** Two of one endpoint, whose limits are for both together. */
interface ModelChoices {
  /** Writes replies; undefined where they are quoted. */
  model: ModelChoice | undefined
  /** Finds passages by what they mean; undefined where they are found by their words alone. */
  embedding: ModelChoice | undefined
}

/** @throws StartProblem naming the variable that can't be used. */
export function readModels(settings: Settings): ModelChoices {
  const { REPLYBAY_MODEL_URL: url, REPLYBAY_MODEL_KEY: key } = settings
  const { REPLYBAY_MODEL_NAME: name, REPLYBAY_EMBEDDING_NAME: embeddingName } = settings
  if (!url && !name && !embeddingName && !key) return { model: undefined, embedding: undefined }
  if (!url || (!name && !embeddingName)) {
    throw new StartProblem(
      'REPLYBAY_MODEL_URL goes together with REPLYBAY_MODEL_NAME, REPLYBAY_EMBEDDING_NAME or both.',
    )
  }
  // The address may hold a secret, so the message does not repeat it.
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new StartProblem('REPLYBAY_MODEL_URL has to look like https://models.example/v1.')
  }
  const tokensPerDay = readAmount('REPLYBAY_MODEL_TOKENS_PER_DAY', settings.REPLYBAY_MODEL_TOKENS_PER_DAY)
  const endpoint = { url, key, tokensPerDay, cost: readCost(settings) }
  return {
    model: name ? { ...endpoint, name } : undefined,
    embedding: embeddingName ? { ...endpoint, name: embeddingName } : undefined,
  }
}

function readCost(settings: Settings): ModelCost | undefined {
  const { REPLYBAY_MODEL_PRICES: prices, REPLYBAY_MODEL_COST_PER_DAY: perDay } = settings
  if (!prices && !perDay) return undefined
  if (!prices || !perDay) {
    throw new StartProblem('REPLYBAY_MODEL_PRICES and REPLYBAY_MODEL_COST_PER_DAY go together.')
  }
  const [sent, answered, ...others] = prices.split(',')
  if (sent === undefined || answered === undefined || others.length > 0) {
    throw new StartProblem(
      `REPLYBAY_MODEL_PRICES is "${prices}", but has to be two prices such as 0.15,0.60.`,
    )
  }
  return {
    perMillionIn: readAmount('REPLYBAY_MODEL_PRICES', sent),
    perMillionOut: readAmount('REPLYBAY_MODEL_PRICES', answered),
    perDay: readAmount('REPLYBAY_MODEL_COST_PER_DAY', perDay),
  }
}

function readAmount(name: string, value: string): number {
  const amount = Number(value)
  if (/^\d+(\.\d+)?$/.test(value.trim()) && amount <= 1e12) return amount
  throw new StartProblem(`${name} is "${value}", but has to be a number, 0 or more.`)
}
