declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that was typed on an earlier page of the way into an account, or of the person whose session ended; in no address, so that no log has it. */
    email?: string | undefined
    /** Something that the person whose session ended typed is kept in this browser. */
    hasDraft?: boolean | undefined
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
