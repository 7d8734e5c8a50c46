import { quantile } from './quantile.ts'

/** Measures one subject once: numbers by their names. */
export type Measure<Name extends string> = () => Promise<Record<Name, number>>

/**
 * Measures each subject once a round, in another order each round, so that a machine that slows down meanwhile slows
 * all of them. Answers the medians.
 */
export async function medianOfRounds<Subject extends string, Name extends string>(
  subjects: Record<Subject, Measure<Name>>,
  rounds: number,
): Promise<Record<Subject, Record<Name, number>>> {
  // Sound: the keys of a literal are the names that its type has.
  const names = Object.keys(subjects) as Subject[]
  const measured = new Map<Subject, Record<Name, number>[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [place] of names.entries()) {
      const name = names[(round + place) % names.length]
      // Two at once would slow each other.
      if (name !== undefined) measured.get(name)?.push(await subjects[name]())
    }
  }
  const medians = names.map((name) => [name, medianOfEach(measured.get(name) ?? [])])
  // Sound: one entry for each subject.
  return Object.fromEntries(medians) as Record<Subject, Record<Name, number>>
}

function medianOfEach<Name extends string>(runs: readonly Record<Name, number>[]): Record<Name, number> {
  // Sound: as above; every run of a subject has the same names.
  const names = Object.keys(runs[0] ?? {}) as Name[]
  const medians = names.map((name) => {
    const values = runs.map((run) => run[name])
    return [name, quantile(values, 0.5)]
  })
  return Object.fromEntries(medians) as Record<Name, number>
}
