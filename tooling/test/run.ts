/**
 * Everything that must hold, in the order in which faults are cheapest to read; with `checks` what needs no browser, with `all` at full size.
 * Prints what each part took, which is over its budget, and what was left out because a program is not installed; stops after the first part that fails, with the tests of all packages run.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findBrowser } from '@replybay/browser'
import { ALL_S, readBudgets, timeLine } from './budgets.ts'
import { packageFailures, packageTimes } from './package-tests.ts'

type Part = [name: string, command: string, ...parameters: string[]]

const checks: Part[] = [
  // The linter reads the types of what is built.
  ['build', 'turbo', 'run', 'build', '--output-logs=errors-only'],
  ['lint', 'pnpm', 'run', 'check:lint'],
  ['format', 'pnpm', 'run', 'check:format'],
  ['boundaries', 'pnpm', 'run', 'check:boundaries'],
  ['unused', 'pnpm', 'run', 'check:unused'],
  ['texts', 'pnpm', 'run', 'check:messages'],
  ['types and contract', 'turbo', 'run', 'check', '--output-logs=errors-only'],
]
const PACKAGES = 'tests of the packages'
const packageTests = [
  'turbo',
  'run',
  'test',
  '--concurrency=2',
  '--continue',
  '--output-logs=new-only',
  '--summarize',
] as const
const endToEnd = (script: string): Part => [
  'end to end',
  'pnpm',
  '--filter',
  '@replybay/dashboard',
  'run',
  script,
]
const tests: Part[] = [[PACKAGES, ...packageTests], endToEnd('test:e2e')]
/** At full size: the server on both databases, with all rounds of faults and random requests; journeys in all languages. */
const everything: Part[] = [
  ['tests of the server', 'pnpm', '--filter', '@replybay/api', 'run', 'test:all'],
  [PACKAGES, ...packageTests, '--filter=!@replybay/api'],
  endToEnd('test:e2e:all'),
]
const isChecksAlone = process.argv[2] === 'checks'
const parts = isChecksAlone ? checks : [...checks, ...(process.argv[2] === 'all' ? everything : tests)]

try {
  if (!isChecksAlone) process.env['CHROMIUM_PATH'] = findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Runs it, printing what it prints, and keeps that. */
async function run(command: string, parameters: readonly string[]) {
  const child = spawn(command, parameters, {
    stdio: ['inherit', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    process.stdout.write(text)
  })
  await once(child, 'close')
  return { status: child.exitCode, output }
}

const budgets = readBudgets()
const beginning = performance.now()
const secondsSince = (start: number) => (performance.now() - start) / 1_000
const took: string[] = []
for (const [place, [name, command, ...parameters]] of parts.entries()) {
  const start = performance.now()
  const { status, output } = await run(command, parameters)
  took.push(timeLine(secondsSince(start), name, budgets.get(name)))
  if (name === PACKAGES) took.push(...packageTimes(budgets))
  took.push(...new Set(output.split('\n').filter((line) => line.startsWith('Left out: '))))
  if (status !== 0) {
    const failures = name === PACKAGES ? packageFailures(output) : []
    console.error(`\n${[...took, ...failures].join('\n')}\nFailed: ${name}`)
    process.exit(1)
  }
  if (place === checks.length - 1)
    took.push(timeLine(secondsSince(beginning), 'checks in all', budgets.get('checks')))
}
const all = secondsSince(beginning)
took.push(timeLine(all, 'in all', ALL_S))
process.stdout.write(`\n${took.join('\n')}\n${parts.length} passed, 0 failed\n`)
if (all > ALL_S) console.error(`Warning: this is to stay below ${ALL_S / 60} minutes on two cores.`)
