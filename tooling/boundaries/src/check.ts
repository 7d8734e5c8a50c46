import { fileURLToPath } from 'node:url'
import { checkImports } from './check-imports.ts'

const { text, exitCode } = await checkImports(fileURLToPath(new URL('../../../', import.meta.url)))
process.stdout.write(text)
process.exitCode = exitCode === 0 ? 0 : 1
