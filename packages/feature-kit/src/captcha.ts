import { createContext, useContext } from 'react'

/**
 * An invisible captcha: it tells people from programs and asks them nothing.
 * @see specification §5, §9
 */
export interface Captcha {
  /** Gets ready, so that a token is there at once when it is needed. Does nothing the second time. */
  prepare: () => void
  /**
   * A token that the server can ask the provider about, once.
   * @param action - What the person is about to do, for the provider's statistics: letters and underscores.
   * @throws where the provider can't be reached.
   */
  token: (action: string) => Promise<string>
}

/** The captcha that the shell is configured with; without one nobody is asked. */
export const CaptchaContext = createContext<Captcha | undefined>(undefined)

export function useCaptcha(): Captcha | undefined {
  return useContext(CaptchaContext)
}
