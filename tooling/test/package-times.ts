import { globSync, readFileSync, statSync } from 'node:fs'
import { timeLine } from './budgets.ts'

/** What turbo says of a run, as far as it is read here. */
interface Summary {
  tasks: {
    task: string
    package: string
    cache: { status: string }
    execution?: { startTime: number; endTime: number }
  }[]
}

/** What the tests of each package took in turbo's last run, the longest first; in lines, with seconds. */
export function packageTimes(budgets: ReadonlyMap<string, number>): string[] {
  const [newest] = globSync('.turbo/runs/*.json').toSorted(
    (a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs,
  )
  if (newest === undefined) return []
  // Sound: turbo has just written it; what is not as it is documented fails here.
  const { tasks } = JSON.parse(readFileSync(newest, 'utf8')) as Summary
  return tasks
    .filter(({ task }) => task === 'test')
    .map(({ package: name, cache, execution }) => ({
      name: cache.status === 'HIT' ? `${name} (as before)` : name,
      budget: budgets.get(name),
      seconds: execution ? (execution.endTime - execution.startTime) / 1_000 : 0,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds, budget }) => timeLine(seconds, `  ${name}`, budget))
}
