/** Puts the bundled contract beside the package's built code, where servers and tools import it from. */
import { copyFile, mkdir } from 'node:fs/promises'

const target = new URL('../dist/', import.meta.url)
await mkdir(target, { recursive: true })
await copyFile(
  new URL(import.meta.resolve('@replybay/openapi/openapi.json')),
  new URL('openapi.json', target),
)
