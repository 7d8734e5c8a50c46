/** Until the tab is closed, or somebody signs out: session storage. */
const KEYS = { registration: 'registration', request: 'code-request' } as const

interface Kept {
  email: string
  secret: string
}

/** What a code that was mailed counts with. */
export interface CodeSecrets {
  /** Of the registration that was made in this tab. */
  registration?: string
  /** Of the newest request for a code in this tab. */
  request?: string
}

/** Keeps what the code of a registration counts with that was made in this tab. */
export function keepRegistrationSecret(email: string, secret: string): void {
  keep(KEYS.registration, { email, secret })
  // The newest code is the registration's.
  keep(KEYS.request, undefined)
}

/** Keeps what the code counts with that this tab has asked for; undefined from a backend without such secrets. */
export function keepRequestSecret(email: string, secret: string | undefined): void {
  keep(KEYS.request, secret === undefined ? undefined : { email, secret })
}

/** Of the address's registration in this tab; undefined where there was none. */
export function registrationSecretOf(email: string): string | undefined {
  return secretOf(KEYS.registration, email)
}

/** Of the address's registration and newest request in this tab. */
export function codeSecretsOf(email: string): CodeSecrets {
  const registration = registrationSecretOf(email)
  const request = secretOf(KEYS.request, email)
  return { ...(registration !== undefined && { registration }), ...(request !== undefined && { request }) }
}

function keep(key: string, kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept))
    else sessionStorage.removeItem(key)
  } catch {
    // Without a storage, the newest code of the address counts, and sets a new password.
  }
}

function secretOf(key: string, email: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isKept(kept) && kept.email.toLowerCase() === email.toLowerCase() ? kept.secret : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    'secret' in value &&
    typeof value.email === 'string'
  )
}
