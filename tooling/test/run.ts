/**
 * Everything that must hold, in the order in which faults are cheapest to read. Prints what each part took;
 * stops at the first that fails.
 */
import { spawnSync } from 'node:child_process'
import { findBrowser } from '@replybay/browser'

const parts: [name: string, command: string, ...parameters: string[]][] = [
  // The linter reads the types of what is built.
  ['build', 'turbo', 'run', 'build', '--output-logs=errors-only'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['format', 'oxfmt', '--check', '.'],
  ['boundaries', 'node', 'tooling/boundaries/src/check.ts'],
  ['unused', 'knip', '--treat-config-hints-as-errors'],
  ['texts', 'pnpm', 'run', 'check:messages'],
  ['types and contract', 'turbo', 'run', 'check', '--output-logs=errors-only'],
  ['tests of the packages', 'turbo', 'run', 'test', '--concurrency=1', '--output-logs=new-only'],
  ['end to end', 'pnpm', '--filter', '@replybay/dashboard', 'run', 'test:e2e'],
]

try {
  process.env['CHROMIUM_PATH'] = findBrowser()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const took: string[] = []
for (const [name, command, ...parameters] of parts) {
  const start = performance.now()
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
  took.push(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${name}`)
  if (status !== 0) {
    console.error(`\n${took.join('\n')}\nFailed: ${name}`)
    process.exit(1)
  }
}
process.stdout.write(`\n${took.join('\n')}\n${parts.length} passed, 0 failed\n`)
