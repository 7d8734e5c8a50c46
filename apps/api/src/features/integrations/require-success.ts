import { Trouble } from './trouble.ts'

/** @param permission that the call needs. @throws Trouble */
export function requireSuccess(status: number, permission?: string): void {
  if (status >= 200 && status < 300) return
  if (status === 401) throw new Trouble('bad-key', { status })
  if (status === 402) throw new Trouble('wrong-plan', { status })
  if (status === 403) throw new Trouble('missing-permission', { status, value: permission })
  throw new Trouble('service-error', { status, value: String(status) })
}
