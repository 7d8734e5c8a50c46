/** The language model that the AI agents may write with. */
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

/**
 * @returns undefined without an endpoint.
 * @throws StartProblem naming the variable that can't be used.
 */
export function readModel(settings: Settings): ModelChoice | undefined {
  const { REPLYBAY_MODEL_URL: url, REPLYBAY_MODEL_NAME: name, REPLYBAY_MODEL_KEY: key } = settings
  if (!url && !name && !key) return undefined
  if (!url || !name) throw new StartProblem('REPLYBAY_MODEL_URL and REPLYBAY_MODEL_NAME go together.')
  // The address may hold a secret, so the message does not repeat it.
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new StartProblem('REPLYBAY_MODEL_URL has to look like https://models.example/v1.')
  }
  const tokensPerDay = readAmount('REPLYBAY_MODEL_TOKENS_PER_DAY', settings.REPLYBAY_MODEL_TOKENS_PER_DAY)
  return { url, name, key, tokensPerDay, cost: readCost(settings) }
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
