import { mutationCall, queryCall } from './call-options.ts'
import {
  addBotQuestion,
  addBotQuestionLanguage,
  addWeb,
  createWeb,
  getBotSettings,
  getIdentitySecret,
  getWebInfo,
  listBotQuestions,
  moveBotQuestion,
  removeBotQuestion,
  removeBotQuestionLanguage,
  removeWeb,
  renewIdentitySecret,
  updateBotQuestion,
  updateBotSettings,
  updateWeb,
  uploadLogo,
} from './generated/operations.ts'
import type { AnswerOf } from './operation.ts'
import type { RequestBody } from './request-body.ts'
import { userQueries } from './user-queries.ts'

/** @see specification §7, Webs */
export const webQueries = {
  all: ['web'] as const,
  /** One web. */
  info: (id: string) =>
    queryCall({
      key: [...webQueries.all, 'info', id],
      operation: getWebInfo,
      request: { path: { id } },
      read: ({ data }) => data.web,
    }),
  /** The suggested questions by language. */
  questions: (id: string) =>
    queryCall({
      key: [...webQueries.all, 'questions', id],
      operation: listBotQuestions,
      request: { path: { id } },
      read: languagesOf,
    }),
  /** How the agent behaves and looks on a web. */
  settings: (id: string) =>
    queryCall({
      key: [...webQueries.all, 'settings', id],
      operation: getBotSettings,
      request: { path: { id } },
      read: ({ data }) => data.settings,
    }),
}

/** The languages in an answer. The documented one has nothing but its tag: without questions, it has none. */
function languagesOf({ data }: AnswerOf<typeof listBotQuestions>) {
  return data.languages.map((one) => ({ ...one, questions: one.questions ?? [] }))
}

/** @see specification §7, Webs */
export const webMutations = {
  /** Adds a web by its id. */
  add: () =>
    mutationCall({
      operation: addWeb,
      request: (body: RequestBody<'addWeb'>) => ({ body }),
      read: ({ data }) => data.web,
      invalidates: [webQueries.all, ['user']],
    }),
  /** Creates a web; its id is the server’s. */
  create: () =>
    mutationCall({
      operation: createWeb,
      request: (body: RequestBody<'createWeb'>) => ({ body }),
      read: ({ data }) => data.web,
      invalidates: [webQueries.all, ['user']],
    }),
  /** The secret that signs who visitors are. */
  identitySecret: (id: string) =>
    mutationCall({
      operation: getIdentitySecret,
      request: () => ({ path: { id } }),
      read: ({ data }) => data.secret,
      invalidates: [],
    }),
  /** A new secret takes the place of the former. */
  renewIdentitySecret: (id: string) =>
    mutationCall({
      operation: renewIdentitySecret,
      request: () => ({ path: { id } }),
      read: ({ data }) => data.secret,
      invalidates: [],
    }),
  /** Removes a web. */
  remove: (id: string) =>
    mutationCall({
      operation: removeWeb,
      request: () => ({ path: { id } }),
      read: () => undefined,
      invalidates: [webQueries.all, ['user']],
    }),
  /** Changes a web. */
  update: (id: string) =>
    mutationCall({
      operation: updateWeb,
      request: (body: RequestBody<'updateWeb'>) => ({ path: { id }, body }),
      read: ({ data }) => data.web,
      invalidates: [webQueries.all],
    }),
  /** Adds a language of questions. */
  addLanguage: (id: string) =>
    mutationCall({
      operation: addBotQuestionLanguage,
      request: (body: RequestBody<'addBotQuestionLanguage'>) => ({ path: { id }, body }),
      read: languagesOf,
      invalidates: [webQueries.questions(id).queryKey],
    }),
  /** Removes a language and its questions. */
  removeLanguage: ({ id, lang }: { id: string; lang: string }) =>
    mutationCall({
      operation: removeBotQuestionLanguage,
      request: () => ({ path: { id, lang } }),
      read: languagesOf,
      invalidates: [webQueries.questions(id).queryKey],
    }),
  /** Adds a question. */
  addQuestion: ({ id, lang }: { id: string; lang: string }) =>
    mutationCall({
      operation: addBotQuestion,
      request: (body: RequestBody<'addBotQuestion'>) => ({ path: { id, lang }, body }),
      read: languagesOf,
      invalidates: [webQueries.questions(id).queryKey],
    }),
  /** Changes a question. */
  updateQuestion: ({ id, lang }: { id: string; lang: string }) =>
    mutationCall({
      operation: updateBotQuestion,
      request: (body: RequestBody<'updateBotQuestion'>) => ({ path: { id, lang }, body }),
      read: languagesOf,
      invalidates: [webQueries.questions(id).queryKey],
    }),
  /** Removes a question. */
  removeQuestion: ({ id, lang, questionId }: { id: string; lang: string; questionId: string }) =>
    mutationCall({
      operation: removeBotQuestion,
      request: () => ({ path: { id, lang, questionId } }),
      read: languagesOf,
      invalidates: [webQueries.questions(id).queryKey],
    }),
  /** Moves a question to another place. */
  moveQuestion: ({ id, lang }: { id: string; lang: string }) =>
    mutationCall({
      operation: moveBotQuestion,
      request: (body: RequestBody<'moveBotQuestion'>) => ({ path: { id, lang }, body }),
      read: languagesOf,
      invalidates: [webQueries.questions(id).queryKey],
    }),
  /** Changes how the agent behaves and looks. */
  updateSettings: (id: string) =>
    mutationCall({
      operation: updateBotSettings,
      request: (body: RequestBody<'updateBotSettings'>) => ({ path: { id }, body }),
      read: ({ data }) => data.settings,
      // Whether an AI agent replies at all is told with the person.
      invalidates: [webQueries.settings(id).queryKey, userQueries.info().queryKey],
    }),
  /** Uploads the logo of the chat. */
  uploadLogo: (id: string) =>
    mutationCall({
      operation: uploadLogo,
      request: (body: RequestBody<'uploadLogo'>) => ({ path: { id }, body }),
      read: ({ data }) => data.settings,
      invalidates: [webQueries.settings(id).queryKey],
    }),
}
