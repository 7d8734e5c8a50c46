import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where it is installed without being in the path of people. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin']

/** The program of an installed Dovecot 2.3; undefined where there is none. */
export function findDovecot(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS]
  return folders.map((folder) => join(folder, 'dovecot')).find((path) => existsSync(path) && isKnown(path))
}

/** Whether it reads the configuration that is written here: another version has other names in it. */
function isKnown(path: string): boolean {
  try {
    return execFileSync(path, ['--version'], { encoding: 'utf8' }).startsWith('2.3.')
  } catch {
    return false
  }
}
