/** What a list of emails can be narrowed to. @see specification §7, POST /emails/headers */
export const mailFilters = ['unread', 'unanswered', 'attachments'] as const

export type MailFilter = (typeof mailFilters)[number]

/** What the address of a list says. */
export interface MailSearch {
  /** By its name in the mailbox; the inbox where absent. */
  folder?: string | undefined
  filter?: string | undefined
  /** Words of a subject. */
  q?: string | undefined
  /** The email that is open. */
  email?: string | undefined
}

/** The filter of an address; nothing where it names none that there is. */
export const filterOf = ({ filter }: MailSearch): MailFilter | undefined =>
  mailFilters.find((each) => each === filter)
