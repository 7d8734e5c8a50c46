const NAME = 'token'
const PROBE = 'token-probe'
const SECONDS = 30 * 24 * 60 * 60

export interface TokenCookie {
  read: () => string | undefined
  write: (token: string) => void
  clear: () => void
  /** Whether the browser takes cookies from this page. */
  isKept: () => boolean
}

/** Where the session's token lives: the cookie `token`, path `/`. @see specification §3, session token */
export function createTokenCookie(document: Document): TokenCookie {
  const attributes = `path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  return {
    read() {
      const value = new RegExp(`(?:^|; )${NAME}=([^;]+)`).exec(document.cookie)?.[1]
      try {
        return value && decodeURIComponent(value)
      } catch {
        return undefined
      }
    },
    write(token) {
      document.cookie = `${NAME}=${encodeURIComponent(token)}; ${attributes}; max-age=${SECONDS}`
    },
    clear() {
      document.cookie = `${NAME}=; ${attributes}; max-age=0`
    },
    isKept() {
      document.cookie = `${PROBE}=1; ${attributes}`
      const isKept = document.cookie.includes(`${PROBE}=1`)
      document.cookie = `${PROBE}=; ${attributes}; max-age=0`
      return isKept
    },
  }
}
