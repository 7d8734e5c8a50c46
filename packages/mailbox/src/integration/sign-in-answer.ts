/** With what a provider has sent a person back; no code where they have not signed in. */
export interface SignInAnswer {
  state: string
  code: string
}

/** @param hash what stands behind the number sign. */
export function signInAnswerIn(hash: string): SignInAnswer | undefined {
  const fields = new URLSearchParams(hash)
  const state = fields.get('mailbox-sign-in')
  return state ? { state, code: fields.get('code') ?? '' } : undefined
}
