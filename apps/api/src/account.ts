/**
 * Suspends a company, closes pages, switches features on and off: for who runs the server.
 *
 *     node apps/api/dist/account.js owner@shop.example --suspend payment
 *     node apps/api/dist/account.js owner@shop.example --reopen --off emails --on knowledge --close /analytics/analytics
 */
import { parseArgs } from 'node:util'
import { changeCompanyState } from './features/users/company-state.ts'
import { readConfig } from './platform/config/config.ts'
import { StartProblem } from './platform/config/start-problem.ts'
import { openDatabase } from './platform/database/open.ts'

const REASONS = ['payment', 'policy', 'other'] as const
const FEATURES = ['emails', 'discord', 'knowledge', 'warehouse'] as const

function oneOf<Value extends string>(values: readonly Value[], value: string): Value {
  const found = values.find((one) => one === value)
  if (!found) throw new StartProblem(`“${value}” is none of ${values.join(', ')}.`)
  return found
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      suspend: { type: 'string' },
      reopen: { type: 'boolean' },
      close: { type: 'string', multiple: true },
      on: { type: 'string', multiple: true, default: [] },
      off: { type: 'string', multiple: true, default: [] },
    },
  })
  const [owner] = positionals
  if (owner === undefined) throw new StartProblem('Name the address of the owner.')
  const suspend = values.suspend === undefined ? undefined : oneOf(REASONS, values.suspend)
  const switches = [
    ...values.on.map((name) => [oneOf(FEATURES, name), true] as const),
    ...values.off.map((name) => [oneOf(FEATURES, name), false] as const),
  ]
  const pages = values.close ?? (values.reopen ? [] : undefined)
  const database = await openDatabase(readConfig(process.env).database)
  try {
    const state = await changeCompanyState(database, owner, {
      ...(values.reopen ? { suspend: null } : suspend && { suspend }),
      ...(pages && { pages }),
      features: Object.fromEntries(switches),
    })
    if (!state) throw new StartProblem(`No company has the owner ${owner}.`)
    process.stdout.write(`${JSON.stringify(state)}\n`)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exit(1)
}
