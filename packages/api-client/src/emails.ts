import { mutationCall, queryCall, whole } from './call-options.ts'
import {
  answerEmail,
  archiveEmail,
  beginMailboxSignIn,
  chooseMailboxFolder,
  connectMailbox,
  deleteEmail,
  findEmailsBySubject,
  finishMailboxSignIn,
  getEmailAttachment,
  getEmailOriginal,
  getEmailPicture,
  getEmailThread,
  getMailboxSettings,
  listArchivedEmails,
  listEmailAgentReplies,
  listEmailHeaders,
  listNewEmailHeaders,
  pollEmails,
  removeEmailSettings,
  setAutomaticAnswer,
  setEmailPrompt,
  suggestEmailAnswer,
  syncThreadMapping,
  testMailbox,
  updateEmail,
} from './generated/operations.ts'
import { ALL } from './email-folders.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import type { Filter } from './filter.ts'
import { infiniteCall } from './infinite-call.ts'
import type { RequestBody } from './request-body.ts'

/** @see specification §9 */
const PAGE_SIZE = 20

/** How many emails of one person are told. */
const OF_PERSON = 30

interface Page {
  headers: readonly unknown[]
  page?: number
  total?: number
}

/** The number of the next page; nothing where this one is the last. A backend that does not count says so by a page that is not full. */
function nextPage({ headers, page = 1, total }: Page): string | undefined {
  const hasMore = total === undefined ? headers.length === PAGE_SIZE : page * PAGE_SIZE < total
  return hasMore && headers.length > 0 ? String(page + 1) : undefined
}

/** @see specification §7, Emails */
export const emailQueries = {
  all: ALL,
  /** One conversation by mail, by the id of a header. */
  thread: (body: RequestBody<'getEmailThread'>) =>
    queryCall({
      key: [...emailQueries.all, 'thread', body],
      operation: getEmailThread,
      request: { body },
      read: ({ data }) => data.thread,
    }),
  /** An addition: the bytes of a file of an email. */
  attachment: (id: string, attachmentId: string) =>
    queryCall({
      key: [...emailQueries.all, 'attachment', id, attachmentId],
      operation: getEmailAttachment,
      request: { path: { id, attachmentId } },
      read: (bytes) => bytes,
    }),
  /** An addition: a picture from outside that an email shows, as the bytes of a WebP. */
  picture: (id: string, url: string) =>
    queryCall({
      key: [...emailQueries.all, 'picture', id, url],
      operation: getEmailPicture,
      request: { path: { id }, body: { url } },
      read: (bytes) => bytes,
    }),
  /** An addition: an email as it came. */
  original: (id: string) =>
    queryCall({
      key: [...emailQueries.all, 'original', id],
      operation: getEmailOriginal,
      request: { path: { id } },
      read: (bytes) => bytes,
    }),
  /** The emails of a folder, page by page, the newest first. @see specification §9 */
  pages: (body: Omit<RequestBody<'listEmailHeaders'>, 'page' | 'page_size'> = {}) =>
    infiniteCall({
      key: [...emailQueries.all, 'pages', body],
      operation: listEmailHeaders,
      request: (page) => ({ body: { ...body, page: Number(page ?? 1), page_size: PAGE_SIZE } }),
      read: ({ data }) => data,
      next: nextPage,
    }),
  /** An addition: the newest emails from and to an address, wherever they lie but in spam and trash. */
  ofPerson: (address: string) =>
    queryCall({
      key: [...emailQueries.all, 'ofPerson', address],
      operation: listEmailHeaders,
      // Not the size of other pages: a call takes the place of an earlier one of the same size.
      request: { body: { address, page_size: OF_PERSON } },
      read: ({ data }) => data.headers,
    }),
  /** The archived emails, page by page. */
  archived: () =>
    infiniteCall({
      key: [...emailQueries.all, 'archived'],
      operation: listArchivedEmails,
      request: (page) => ({ query: { page: Number(page ?? 1), page_size: PAGE_SIZE } }),
      read: ({ data }) => data,
      next: nextPage,
    }),
  /** An addition: what the agent made of emails, page by page, with how many there were. */
  agentReplies: (filter: Omit<Filter<'listEmailAgentReplies'>, 'cursor'> = {}) =>
    infiniteCall({
      key: [...emailQueries.all, 'agent-replies', filter],
      operation: listEmailAgentReplies,
      request: (cursor) => ({ query: { ...filter, ...(cursor && { cursor }) } }),
      read: ({ data }) => whole(data, 'replies'),
      next: (page) => page.nextCursor,
    }),
  /** An addition: how the mailbox is connected, and the providers that are known. */
  settings: () =>
    queryCall({
      key: [...emailQueries.all, 'settings'],
      operation: getMailboxSettings,
      request: {},
      read: ({ data }) => data,
    }),
  /** The headers of one subject. */
  bySubject: (body: RequestBody<'findEmailsBySubject'>) =>
    queryCall({
      key: [...emailQueries.all, 'bySubject', body],
      operation: findEmailsBySubject,
      request: { body },
      read: ({ data }) => data.headers,
    }),
}

/** An email that is sent, and how far it has come. */
interface Answer {
  body: RequestBody<'answerEmail'>
  signal?: AbortSignal | undefined
  /** Told how much of it is through, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** @see specification §7, Emails */
export const emailMutations = {
  /** Asks for what came since the last uids of each folder. */
  poll: () =>
    mutationCall({
      operation: pollEmails,
      request: (body: RequestBody<'pollEmails'>) => ({ body }),
      read: ({ data }) => data,
    }),
  /** Fetches the headers that are newer than the uids of each folder. */
  fetchNew: () =>
    mutationCall({
      operation: listNewEmailHeaders,
      request: (body: RequestBody<'listNewEmailHeaders'>) => ({ body }),
      read: ({ data }) => data.headers,
      invalidates: [emailQueries.all],
    }),
  /** Works out which mails belong together; takes up to a minute. */
  syncThreads: () =>
    mutationCall({
      operation: syncThreadMapping,
      request: () => ({}),
      read: ({ data }) => data.mapping,
      invalidates: [emailQueries.all],
    }),
  /** Answers a mail, with files; the same `key` is sent once. */
  answer: (key: string) =>
    mutationCall({
      operation: answerEmail,
      request: ({ body }: Answer) => ({ header: { 'Idempotency-Key': key }, body }),
      options: ({ signal, onProgress }: Answer) => ({
        signal,
        fetch: onProgress && fetchWithProgress(onProgress),
      }),
      read: ({ data }) => data.message,
      invalidates: [emailQueries.all],
    }),
  /** Asks the agent for an answer; nothing is sent. @param signal aborts it */
  suggestAnswer: (signal?: AbortSignal) =>
    mutationCall({
      operation: suggestEmailAnswer,
      request: (body: RequestBody<'suggestEmailAnswer'>) => ({ body }),
      ...(signal && { options: () => ({ signal }) }),
      read: ({ data }) => data.suggestion,
    }),
  /** Changes a header, such as whether it was seen. */
  update: (id: string) =>
    mutationCall({
      operation: updateEmail,
      request: (body: RequestBody<'updateEmail'>) => ({ path: { id }, body }),
      read: ({ data }) => data.header,
      invalidates: [emailQueries.all],
    }),
  /** Archives a mail. */
  archive: () =>
    mutationCall({
      operation: archiveEmail,
      request: (body: RequestBody<'archiveEmail'>) => ({ body }),
      read: ({ data }) => data.header,
      invalidates: [emailQueries.all],
    }),
  /** Deletes a mail. */
  delete: () =>
    mutationCall({
      operation: deleteEmail,
      request: (body: RequestBody<'deleteEmail'>) => ({ body }),
      read: () => undefined,
      invalidates: [emailQueries.all],
    }),
  /** Turns automatic answers on (1) or off (0). */
  setAutomaticAnswer: () =>
    mutationCall({
      operation: setAutomaticAnswer,
      request: (body: RequestBody<'setAutomaticAnswer'>) => ({ body }),
      read: ({ data }) => data.automaticAnswer,
      invalidates: [['user']],
    }),
  /** Sets how the agent writes mails. */
  setPrompt: () =>
    mutationCall({
      operation: setEmailPrompt,
      request: (body: RequestBody<'setEmailPrompt'>) => ({ body }),
      read: ({ data }) => data.emailPrompt,
      invalidates: [['user']],
    }),
  /** An addition: connects a mailbox. */
  connect: () =>
    mutationCall({
      operation: connectMailbox,
      request: (body: RequestBody<'connectMailbox'>) => ({ body }),
      read: ({ data }) => data.mailbox,
      invalidates: [emailQueries.all, ['user']],
    }),
  /** An addition: begins to sign in at the provider of a mailbox; tells the page to go to. */
  beginSignIn: () =>
    mutationCall({
      operation: beginMailboxSignIn,
      request: (body: RequestBody<'beginMailboxSignIn'>) => ({ body }),
      read: ({ data }) => data.signIn,
    }),
  /** An addition: connects the mailbox that somebody has signed in to. */
  finishSignIn: () =>
    mutationCall({
      operation: finishMailboxSignIn,
      request: (body: RequestBody<'finishMailboxSignIn'>) => ({ body }),
      read: ({ data }) => data.mailbox,
      invalidates: [emailQueries.all, ['user']],
    }),
  /** An addition: tries one step of a connection; nothing is kept. */
  test: () =>
    mutationCall({
      operation: testMailbox,
      request: (body: RequestBody<'testMailbox'>) => ({ body }),
      read: ({ data }) => data.result,
    }),
  /** An addition: says what a folder of the mailbox is for. */
  chooseFolder: () =>
    mutationCall({
      operation: chooseMailboxFolder,
      request: (body: RequestBody<'chooseMailboxFolder'>) => ({ body }),
      read: () => undefined,
      invalidates: [emailQueries.all],
    }),
  /** Disconnects the mailbox. */
  removeSettings: () =>
    mutationCall({
      operation: removeEmailSettings,
      request: () => ({}),
      read: () => undefined,
      invalidates: [emailQueries.all, ['user']],
    }),
}
