import { parseArgs } from 'node:util'

export interface Options<PartName extends string> {
  parts: PartName[]
  runs: number
  /** Where the figures go as JSON. */
  out: string | undefined
}

const DEFAULT_RUNS = 3

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
      out: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}", but has to be 1 or more.`)
  return { parts: readParts(values.only, partNames), runs, out: values.out }
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
