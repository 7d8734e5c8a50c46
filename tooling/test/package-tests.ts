import { globSync, readFileSync, statSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { timeLine } from './budgets.ts'

/** What turbo says of a task, as far as it is read here. */
interface Task {
  task: string
  package: string
  cache: { status: string }
  execution?: { startTime: number; endTime: number; exitCode: number }
}

/** Where Vitest begins to say what failed; before it come the tests that passed. */
const FAILURES = /Failed (Tests|Suites)|Unhandled Errors/
/** Enough for a handful of failures with their reasons; the log itself holds all. */
const FAILURE_LINES = 120

/** The tests of each package in turbo's last run; none if it did not get so far. */
function lastTests(): Task[] {
  const [newest] = globSync('.turbo/runs/*.json').toSorted(
    (a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs,
  )
  if (newest === undefined) return []
  // Sound: turbo has just written it; what is not as it is documented fails here.
  const { tasks } = JSON.parse(readFileSync(newest, 'utf8')) as { tasks: Task[] }
  return tasks.filter(({ task }) => task === 'test')
}

/** What the tests of each package took, the longest first; in lines, with seconds. */
export function packageTimes(budgets: ReadonlyMap<string, number>): string[] {
  return lastTests()
    .map(({ package: name, cache, execution }) => ({
      name: cache.status === 'HIT' ? `${name} (as before)` : name,
      budget: budgets.get(name),
      seconds: execution ? (execution.endTime - execution.startTime) / 1_000 : 0,
    }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds, budget }) => timeLine(seconds, `  ${name}`, budget))
}

/** What failed in each package, and why, in its own lines of turbo's `output`: among those of all packages they are hard to find. */
export function packageFailures(output: string): string[] {
  const lines = output.split('\n')
  return lastTests()
    .filter(({ execution }) => execution && execution.exitCode !== 0)
    .flatMap(({ package: name }) => {
      const prefix = `${name}:test: `
      const own = lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length))
      const start = own.findIndex((line) => FAILURES.test(stripVTControlCharacters(line)))
      const told = start === -1 ? own.slice(-FAILURE_LINES) : own.slice(start, start + FAILURE_LINES)
      return [`\n${name}:`, ...told]
    })
}
