export { analyticsQueries } from './analytics.ts'
export { ApiError, type ApiFailure } from './api-error.ts'
export { authMutations, authQueries } from './auth.ts'
export { captchaMutations } from './captcha.ts'
export { chatMutations } from './chat.ts'
export { clientErrorMutations } from './client-errors.ts'
export { type Api, type ApiOptions, createApi } from './create-api.ts'
export { apiOf, createQueryClient } from './create-query-client.ts'
export { emailMutations, emailQueries } from './emails.ts'
export type {
  Invitation,
  Problem,
  Role,
  TeamMember,
  Ticket,
  TicketEvent,
  TicketMessage,
  TicketSummary,
  User,
  Web,
} from './entities.ts'
export { catalogueKey, type CatalogueKey, type ErrorWording } from './error-wording.ts'
export { errorCatalogue } from './generated/error-catalogue.ts'
export type { components, operations, paths } from './generated/schema.ts'
export { guildMutations, guildQueries } from './guilds.ts'
export { integrationMutations, integrationQueries } from './integrations.ts'
export { knowledgeMutations, knowledgeQueries } from './knowledge.ts'
export type { OperationId } from './operation-id.ts'
export { paymentMutations, paymentQueries } from './payments.ts'
export type { RequestBody } from './request-body.ts'
export { type TicketFilter, ticketMutations, ticketQueries } from './tickets.ts'
export { userMutations, userQueries } from './users.ts'
export { warehouseMutations, warehouseQueries } from './warehouses.ts'
export { webMutations, webQueries } from './webs.ts'
