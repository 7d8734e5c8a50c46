import type { Registration } from '../entry-state.ts'

const KEY = 'registration-typed'

/** Keeps what was typed to register, without the password, until it is sent or the tab is closed. */
export function keepTyped(typed: Registration | undefined): void {
  try {
    if (typed) sessionStorage.setItem(KEY, JSON.stringify(typed))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage it is gone with the page.
  }
}

/** What was typed in this tab and not sent. */
export function typedRegistration(): Registration | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const textOf = (name: string) => {
      const text: unknown = Reflect.get(kept, name)
      return typeof text === 'string' ? text : ''
    }
    return { companyName: textOf('companyName'), name: textOf('name'), email: textOf('email') }
  } catch {
    return undefined
  }
}
