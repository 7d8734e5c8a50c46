import { execFileSync } from 'node:child_process'

/** What of a process is in memory, in MB. */
export function memoryOf(pid: number | undefined): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kilobytes) / 1_024
}
