import type { Captcha } from '@replybay/feature-kit'

/** @see specification §9 */
const POLL_MS = 25
/** For the script to come, and again for its answer. */
const PATIENCE_MS = 10_000

export interface RecaptchaSettings {
  siteKey: string
  /** Where the provider's script comes from. */
  origin: string
}

interface Recaptcha {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
}

declare global {
  interface Window {
    /** Set by the provider's script, in parts: `execute` comes last. */
    grecaptcha?: Partial<Recaptcha>
  }
}

/** reCAPTCHA, version 3. Its script is asked for when somebody gets ready for it, and not before. */
export function createRecaptcha({ siteKey, origin }: RecaptchaSettings): Captcha {
  let loading: Promise<Recaptcha> | undefined
  function load(): Promise<Recaptcha> {
    // One that failed is tried again the next time.
    loading ??= loadScript(`${origin}/recaptcha/api.js?render=${siteKey}`).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    prepare: () => void load().catch(() => undefined),
    async token(action) {
      const recaptcha = await load()
      return Promise.race([recaptcha.execute(siteKey, { action }), tooLate()])
    },
  }
}

async function loadScript(address: string): Promise<Recaptcha> {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  const waiting = new AbortController()
  const failed = new Promise<never>((_, reject) => {
    script.addEventListener('error', () => reject(new Error('The captcha’s script did not come.')))
  })
  document.head.append(script)
  try {
    const recaptcha = await Promise.race([whenThere(waiting.signal), failed, tooLate()])
    await new Promise<void>((resolve) => recaptcha.ready(resolve))
    return recaptcha
  } catch (error) {
    script.remove()
    throw error
  } finally {
    waiting.abort()
  }
}

/** The script says by itself only that it has come, not that it can be used. */
function whenThere(signal: AbortSignal): Promise<Recaptcha> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const { ready, execute } = window.grecaptcha ?? {}
      if (ready && execute) resolve({ ready, execute })
    }, POLL_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
  })
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The captcha did not answer in time.')), PATIENCE_MS)
  })
}
