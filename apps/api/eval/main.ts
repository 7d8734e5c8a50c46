/**
 * Measures what the agents find and answer, on the corpus beside this file: three shops, one a language, each an account
 * of its own. `--set work` asks the questions that may be tuned on, in place of those that are reported; `--missed` names
 * those that went wrong.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openEmbedded } from '../src/platform/database/embedded.ts'
import { figuresOf, isMissed } from './figures.ts'
import { run } from './run.ts'

const { values } = parseArgs({
  options: { set: { type: 'string', default: 'report' }, missed: { type: 'boolean', default: false } },
})
const columns = ['', 'questions', 'recall', 'plain recall', 'right', 'refused', 'falsely']
const folder = await mkdtemp(join(tmpdir(), 'replybay-eval-'))
const database = await openEmbedded(folder)
try {
  const groups = await run(database, { set: values.set === 'work' ? 'work' : 'report', isCompared: true })
  print(columns)
  for (const [name, outcomes] of groups) {
    const { questions, ...shares } = figuresOf(outcomes)
    print([name, String(questions), ...Object.values(shares).map((one) => one?.toFixed(2) ?? '')])
  }
  if (values.missed) {
    for (const outcome of [...groups.values()].flat().filter((one) => isMissed(one))) {
      const { question, found, score, answer = '' } = outcome
      write(`${question.id} ${score.toFixed(2)} ${question.text}`)
      write(`   wanted ${question.sources.join(' ') || 'nothing'}; found ${found.join(' ')}`)
      write(`   ${answer.slice(0, 160).replaceAll('\n', ' ')}`)
    }
  }
} finally {
  await database.close()
  await rm(folder, { recursive: true })
}

function print(cells: readonly string[]): void {
  write(cells.map((cell, place) => (place === 0 ? cell.padEnd(24) : cell.padStart(14))).join(''))
}

function write(line: string): void {
  process.stdout.write(`${line}\n`)
}
