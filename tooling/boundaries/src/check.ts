import { fileURLToPath } from 'node:url'
import { checkImports } from './check-imports.ts'
import { serverTableDebts } from './server-table-debts.ts'

const { text, exitCode } = await checkImports(
  fileURLToPath(new URL('../../../', import.meta.url)),
  serverTableDebts,
)
process.stdout.write(text)
process.exitCode = exitCode === 0 ? 0 : 1
