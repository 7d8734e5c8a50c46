import { queryCall } from './call-options.ts'
import { listEmailHeaders } from './generated/operations.ts'

/** Under which all of emails is kept. */
export const ALL = ['email'] as const

/**
 * The newest email of the inbox, and the folders with what is unread in them: apart from the other calls of emails, since the
 * navigation counts by it on each page.
 * @see specification §7, Emails
 */
export const emailFolders = () =>
  queryCall({
    key: [...ALL, 'folders'],
    operation: listEmailHeaders,
    // Of another size than a page of a list, so that neither cancels the other.
    request: { body: { page: 1, page_size: 1 } },
    read: ({ data }) => data,
  })
