import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parts } from './parts.ts'
import type { Figure } from './figure.ts'
import { readOptions } from './options.ts'
import { toTable } from './table.ts'

// Sound: the keys of a literal are the names that its type has.
const options = readOptions(process.argv.slice(2), Object.keys(parts) as (keyof typeof parts)[])
const measured: Partial<Record<keyof typeof parts, Figure[]>> = {}
const say = (line: string) => process.stdout.write(`${line}\n`)

for (const name of options.parts) {
  const start = performance.now()
  try {
    // Two parts at once would slow each other.
    const figures = await parts[name](options)
    measured[name] = figures
    say(`\n${name} (${((performance.now() - start) / 1_000).toFixed(0)} s)\n${toTable(figures)}`)
  } catch (error) {
    process.exitCode = 1
    console.error(`\n${name} could not be measured:`, error)
  }
}
if (options.out) {
  const machine = { processors: cpus().length, platform: process.platform, node: process.version }
  await writeFile(options.out, JSON.stringify({ machine, runs: options.runs, measured }, null, 2))
}
