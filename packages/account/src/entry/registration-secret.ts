/** Until the tab is closed, or somebody signs out: session storage. */
const KEY = 'registration'

interface Kept {
  email: string
  secret: string
}

/** Keeps with what the code of a registration counts that was made in this tab. */
export function keepRegistrationSecret(email: string, secret: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email, secret } satisfies Kept))
  } catch {
    // Without a storage, the code counts where nobody else has registered the address.
  }
}

/** Of the address's registration in this tab; undefined where there was none. */
export function registrationSecretOf(email: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
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
