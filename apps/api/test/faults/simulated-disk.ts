import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startProcess } from '../process.ts'
import type { OwnDatabase } from '../test-database.ts'
import type { Disk } from './disk.ts'

const lie = fileURLToPath(new URL('./full-disk-lie.ts', import.meta.url))

/** The embedded database's disk as it is, whose server is told that it is full. */
export function simulatedDisk(own: OwnDatabase): Disk {
  const sign = `${own.environment['REPLYBAY_DATA']}-is-full`
  return {
    start: (environment) =>
      startProcess({ ...own.environment, ...environment, FULL_DISK_SIGN: sign }, ['--import', lie]),
    fill: () => writeFile(sign, ''),
    makeRoom: () => rm(sign),
  }
}
