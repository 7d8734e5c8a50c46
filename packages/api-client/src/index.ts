export { analyticsQueries } from './analytics.ts'
export { ApiError, type ApiFailure } from './api-error.ts'
export { authMutations, authQueries } from './auth.ts'
export { cannedAnswerMutations, cannedAnswerQueries } from './canned-answers.ts'
export { captchaMutations } from './captcha.ts'
export { chatMutations, chatQueries, keepAgentSwitch } from './chat.ts'
export { clientErrorMutations } from './client-errors.ts'
export { type Api, type ApiOptions, type CallOptions, createApi } from './create-api.ts'
export { apiOf, createQueryClient } from './create-query-client.ts'
export { customerMutations, customerQueries } from './customers.ts'
export { emailFolders } from './email-folders.ts'
export { emailMutations, emailQueries } from './emails.ts'
export type {
  AlikeSource,
  AnswerPassage,
  Assignee,
  Attachment,
  BotQuestion,
  BotQuestionLanguage,
  BotSettings,
  CannedAnswer,
  Contradiction,
  CustomerRecord,
  EmailAttachment,
  EmailFolder,
  EmailHeader,
  EmailMessage,
  EmailThread,
  ExampleAnswer,
  ImportOutcome,
  Integration,
  IntegrationCheck,
  IntegrationDetail,
  IntegrationEvent,
  IntegrationTest,
  Invitation,
  KnowledgeDocument,
  KnowledgeGap,
  KnowledgeIndexing,
  KnowledgeProblem,
  KnowledgeState,
  KnowledgeWebsite,
  LookedAtPage,
  MailProvider,
  MailServer,
  MailboxFolder,
  MailboxProblem,
  MailboxSettings,
  MailboxState,
  MailboxStep,
  MailboxTest,
  MailboxTestResult,
  NewMailbox,
  NewTicketView,
  Note,
  Problem,
  Role,
  SuggestionPart,
  SynonymGroup,
  TeamMember,
  TestQuestion,
  Ticket,
  TicketEvent,
  TicketMessage,
  TicketSummary,
  TicketView,
  UnreadMention,
  UntaughtTicket,
  User,
  WarehouseOrder,
  WarehouseReturn,
  Web,
  WebsitePage,
} from './entities.ts'
export { catalogueKey, type CatalogueKey, type ErrorWording } from './error-wording.ts'
export { errorCatalogue } from './generated/error-catalogue.ts'
export type { components, operations, paths } from './generated/schema.ts'
export { guildMutations, guildQueries } from './guilds.ts'
export { holderOf } from './holder-of.ts'
export { integrationMutations, integrationQueries } from './integrations.ts'
export { knowledgeMutations, knowledgeQueries } from './knowledge.ts'
export type { AnswerOf, Operation, OperationId, RequestOf } from './operation.ts'
export { paymentMutations, paymentQueries } from './payments.ts'
export { type PresentPerson, tellPresence } from './presence.ts'
export { readTickets } from './read-tickets.ts'
export type { RequestBody } from './request-body.ts'
export { readAnew } from './read-anew.ts'
export { runMutation } from './run-mutation.ts'
export { type ChangeEvent, type ChangeStreamEvent, type ChangeTopic, followChanges } from './changes.ts'
export { type TicketFilter, ticketMutations, ticketQueries, type TicketSelection } from './tickets.ts'
export { teamMutations } from './team-mutations.ts'
export { userMutations } from './user-mutations.ts'
export { userQueries } from './user-queries.ts'
export { viewMutations, viewQueries } from './views.ts'
export { warehouseKeys, warehouseMutations, warehouseQueries } from './warehouses.ts'
export { webMutations, webQueries } from './webs.ts'
export { testQuestionMutations, testQuestionQueries } from './test-questions.ts'
