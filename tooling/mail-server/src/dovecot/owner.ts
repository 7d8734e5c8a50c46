import { execFileSync } from 'node:child_process'

/** As whom Dovecot runs: it takes no root. */
export interface Owner {
  user: string
  group: string
  uid: number
  gid: number
}

/** This process's own user, or nobody. */
export function dovecotOwner(): Owner {
  const who = process.getuid?.() === 0 ? ['nobody'] : []
  const read = (...flags: string[]) => execFileSync('id', [...flags, ...who], { encoding: 'utf8' }).trim()
  return { user: read('-un'), group: read('-gn'), uid: Number(read('-u')), gid: Number(read('-g')) }
}
