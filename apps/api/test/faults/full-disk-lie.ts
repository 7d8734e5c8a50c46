/** Loaded before a server: while a file is there, every disk says that it is full. */
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const { statfs } = fs
const sign = process.env['FULL_DISK_SIGN'] ?? ''

async function saysFull(path: string) {
  const truth = await statfs(path)
  return existsSync(sign) ? Object.assign(truth, { bavail: 0 }) : truth
}

// Sound: the server asks for plain numbers alone, without options.
fs.statfs = saysFull as typeof statfs
syncBuiltinESMExports()
