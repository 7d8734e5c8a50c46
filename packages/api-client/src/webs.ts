import { mutationCall, queryCall } from './call-options.ts'
import { type RequestBody, toFormData } from './request-body.ts'

/** @see specification §7, Webs */
export const webQueries = {
  all: ['web'] as const,
  /** One web. */
  info: (id: string) =>
    queryCall({
      key: [...webQueries.all, 'info', id],
      operation: 'getWebInfo',
      send: (http, init) => http.GET('/webs/info/{id}', { ...init, params: { path: { id } } }),
      read: ({ data }) => data.web,
    }),
  /** The suggested questions by language. */
  questions: (id: string) =>
    queryCall({
      key: [...webQueries.all, 'questions', id],
      operation: 'listBotQuestions',
      send: (http, init) => http.GET('/webs/web/{id}/questions', { ...init, params: { path: { id } } }),
      read: ({ data }) => data.languages,
    }),
  /** How the agent behaves and looks on a web. */
  settings: (id: string) =>
    queryCall({
      key: [...webQueries.all, 'settings', id],
      operation: 'getBotSettings',
      send: (http, init) => http.GET('/webs/web/{id}/settings', { ...init, params: { path: { id } } }),
      read: ({ data }) => data.settings,
    }),
}

/** @see specification §7, Webs */
export const webMutations = {
  /** Adds a web by its id. */
  add: () =>
    mutationCall({
      operation: 'addWeb',
      send: (body: RequestBody<'addWeb'>) => (http, init) => http.PATCH('/webs', { ...init, body }),
      read: ({ data }) => data.web,
      invalidates: [webQueries.all, ['user']],
    }),
  /** Removes a web. */
  remove: (id: string) =>
    mutationCall({
      operation: 'removeWeb',
      send: () => (http, init) => http.DELETE('/webs/{id}', { ...init, params: { path: { id } } }),
      read: () => undefined,
      invalidates: [webQueries.all, ['user']],
    }),
  /** Changes a web. */
  update: (id: string) =>
    mutationCall({
      operation: 'updateWeb',
      send: (body: RequestBody<'updateWeb'>) => (http, init) =>
        http.PATCH('/webs/web/{id}', { ...init, params: { path: { id } }, body }),
      read: ({ data }) => data.web,
      invalidates: [webQueries.all],
    }),
  /** Adds a language of questions. */
  addLanguage: (id: string) =>
    mutationCall({
      operation: 'addBotQuestionLanguage',
      send: (body: RequestBody<'addBotQuestionLanguage'>) => (http, init) =>
        http.POST('/webs/web/{id}/questions/language', { ...init, params: { path: { id } }, body }),
      read: ({ data }) => data.languages,
      invalidates: [webQueries.all],
    }),
  /** Removes a language and its questions. */
  removeLanguage: ({ id, lang }: { id: string; lang: string }) =>
    mutationCall({
      operation: 'removeBotQuestionLanguage',
      send: () => (http, init) =>
        http.DELETE('/webs/web/{id}/language/{lang}', { ...init, params: { path: { id, lang } } }),
      read: ({ data }) => data.languages,
      invalidates: [webQueries.all],
    }),
  /** Adds a question. */
  addQuestion: ({ id, lang }: { id: string; lang: string }) =>
    mutationCall({
      operation: 'addBotQuestion',
      send: (body: RequestBody<'addBotQuestion'>) => (http, init) =>
        http.POST('/webs/web/{id}/questions/{lang}', { ...init, params: { path: { id, lang } }, body }),
      read: ({ data }) => data.languages,
      invalidates: [webQueries.all],
    }),
  /** Changes a question. */
  updateQuestion: ({ id, lang }: { id: string; lang: string }) =>
    mutationCall({
      operation: 'updateBotQuestion',
      send: (body: RequestBody<'updateBotQuestion'>) => (http, init) =>
        http.PATCH('/webs/web/{id}/questions/{lang}', { ...init, params: { path: { id, lang } }, body }),
      read: ({ data }) => data.languages,
      invalidates: [webQueries.all],
    }),
  /** Removes a question. */
  removeQuestion: ({ id, lang, questionId }: { id: string; lang: string; questionId: string }) =>
    mutationCall({
      operation: 'removeBotQuestion',
      send: () => (http, init) =>
        http.DELETE('/webs/web/{id}/questions/{lang}/{questionId}', {
          ...init,
          params: { path: { id, lang, questionId } },
        }),
      read: ({ data }) => data.languages,
      invalidates: [webQueries.all],
    }),
  /** Moves a question to another place. */
  moveQuestion: ({ id, lang }: { id: string; lang: string }) =>
    mutationCall({
      operation: 'moveBotQuestion',
      send: (body: RequestBody<'moveBotQuestion'>) => (http, init) =>
        http.POST('/webs/web/{id}/questions/{lang}/drag', { ...init, params: { path: { id, lang } }, body }),
      read: ({ data }) => data.languages,
      invalidates: [webQueries.all],
    }),
  /** Changes how the agent behaves and looks. */
  updateSettings: (id: string) =>
    mutationCall({
      operation: 'updateBotSettings',
      send: (body: RequestBody<'updateBotSettings'>) => (http, init) =>
        http.POST('/webs/web/{id}/settings', { ...init, params: { path: { id } }, body }),
      read: ({ data }) => data.settings,
      invalidates: [webQueries.all],
    }),
  /** Uploads the logo of the chat. */
  uploadLogo: (id: string) =>
    mutationCall({
      operation: 'uploadLogo',
      send: (body: RequestBody<'uploadLogo'>) => (http, init) =>
        http.POST('/webs/web/{id}/settings/upload-logo', {
          ...init,
          params: { path: { id } },
          body,
          bodySerializer: toFormData,
        }),
      read: ({ data }) => data.settings,
      invalidates: [webQueries.all],
    }),
}
