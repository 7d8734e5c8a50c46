import { parseArgs } from 'node:util'

export interface Options<PartName extends string> {
  parts: PartName[]
  runs: number
  /** With how many tickets the API is measured. */
  tickets: number
  /** Where the figures go as JSON. */
  out: string | undefined
}

const DEFAULT_RUNS = 3
const [FEWEST_TICKETS, DEFAULT_TICKETS] = [10_000, 100_000]

/** @throws with a sentence that says what was not understood. */
export function readOptions<PartName extends string>(
  parameters: readonly string[],
  partNames: readonly PartName[],
): Options<PartName> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      only: { type: 'string', multiple: true },
      runs: { type: 'string', default: String(DEFAULT_RUNS) },
      tickets: { type: 'string', default: String(DEFAULT_TICKETS) },
      out: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}", but has to be 1 or more.`)
  const tickets = Number(values.tickets)
  if (!Number.isInteger(tickets) || tickets < FEWEST_TICKETS)
    throw new Error(`--tickets is "${values.tickets}", but has to be ${FEWEST_TICKETS} or more.`)
  return { parts: readParts(values.only, partNames), runs, tickets, out: values.out }
}

function readParts<PartName extends string>(
  only: readonly string[] | undefined,
  partNames: readonly PartName[],
): PartName[] {
  if (!only) return [...partNames]
  return only.map((wanted) => {
    const part = partNames.find((name) => name === wanted)
    if (!part) throw new Error(`--only is "${wanted}", but has to be one of ${partNames.join(', ')}.`)
    return part
  })
}
