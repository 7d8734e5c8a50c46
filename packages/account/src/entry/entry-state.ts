declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that was typed on an earlier page of the way into an account; in no address, so that no log has it. */
    email?: string | undefined
    /** What was typed to register, for going back to it. */
    registration?: Registration | undefined
    /** The server said that the address is not verified; no code was sent for that. */
    isUnverified?: boolean | undefined
  }
}

/** What a person typed to register, without the password. */
export interface Registration {
  companyName?: string | undefined
  name?: string | undefined
  email: string
}
