import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { withoutAdditions } from './platform/contract/additions.ts'
import { authHandlers } from './features/auth/routes.ts'
import { createConfirmPassword } from './features/auth/confirm-password.ts'
import { createDeletionService } from './features/auth/deletion.ts'
import { createInvitationService } from './features/auth/invitations.ts'
import { attachmentHandlers } from './features/attachments/routes.ts'
import { createAttachmentService } from './features/attachments/service.ts'
import { createBlobStore } from './platform/blobs/blob-store.ts'
import { takeForms } from './platform/http/forms.ts'
import { serveAvatars } from './features/users/avatar-files.ts'
import { createCompanyService } from './features/users/company.ts'
import { createProfileService } from './features/users/profile.ts'
import { createTeamService } from './features/users/team.ts'
import { createPasswordCheck } from './features/auth/passwords.ts'
import { createRecoveryService } from './features/auth/recovery.ts'
import { createRegistrationService } from './features/auth/registration.ts'
import { createAuthService } from './features/auth/service.ts'
import { createSessionService } from './features/auth/sessions.ts'
import { isBarredFor } from './platform/demo/access.ts'
import { createPasswordStrength } from './features/auth/password-strength.ts'
import { createAddressLimit } from './platform/rate-limits/address-limit.ts'
import { createCaptchaProvider } from './platform/captcha/captcha.ts'
import { captchaHandlers } from './features/captcha/routes.ts'
import { createCaptchaService } from './platform/captcha/service.ts'
import { clientErrorHandlers } from './features/client-errors/routes.ts'
import { createClientErrorService } from './features/client-errors/service.ts'
import { cannedAnswerHandlers } from './features/canned-answers/routes.ts'
import { createCannedAnswerService } from './features/canned-answers/service.ts'
import { customerHandlers } from './features/customers/routes.ts'
import { createCustomerService } from './features/customers/service.ts'
import type { Config } from './platform/config/config.ts'
import { readContract } from './platform/contract/contract.ts'
import type { Database } from './platform/database/database.ts'
import { Failure } from './platform/contract/failure.ts'
import type { Handlers } from './platform/contract/handlers.ts'
import { authorize } from './platform/http/authorization.ts'
import { bindContract } from './platform/http/bind-contract.ts'
import { answerBrokenRequest } from './platform/http/broken-requests.ts'
import { allowCrossOrigin } from './platform/http/cross-origin.ts'
import { serveDashboard } from './platform/http/dashboard.ts'
import { canonicalUrl } from './platform/http/canonical-url.ts'
import { limitCalls, limitStreams } from './platform/http/calls-in-flight.ts'
import { refuseForgery } from './platform/http/forgery.ts'
import { answerHealth } from './platform/http/health.ts'
import { takeJsonBodies } from './platform/http/json-bodies.ts'
import { warnOfUntrustedProxy } from './platform/http/local-call.ts'
import { logCalls, loggerOptions, type LogStream } from './platform/http/logging.ts'
import { answerProblems, sendProblem } from './platform/http/problems.ts'
import { serveReference } from './platform/http/reference.ts'
import { createUploadLimit } from './platform/http/upload-limit.ts'
import { refuseWithoutRoom } from './platform/http/room.ts'
import { logSecurityEvents } from './platform/http/security-events.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { validateByContract } from './platform/http/validation.ts'
import { serveWellKnown } from './platform/http/well-known.ts'
import { serveOutbox, showsOutbox } from './platform/mail/outbox-page.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { createMailTransport } from './platform/mail/transport.ts'
import { missingHandlers } from './platform/contract/missing-handlers.ts'
import { sampleDataHandlers } from './features/sample-data/routes.ts'
import { createSampleDataService } from './features/sample-data/service.ts'
import { ticketHandlers } from './features/tickets/routes.ts'
import { createTicketService } from './features/tickets/service.ts'
import { userHandlers } from './features/users/routes.ts'
import { createUserService } from './features/users/service.ts'
import { viewHandlers } from './features/views/routes.ts'
import { createViewService } from './features/views/service.ts'
import { visitorHandlers } from './features/visitor/routes.ts'
import { createVisitorService } from './features/visitor/service.ts'
import { webHandlers } from './features/webs/routes.ts'
import { createWebService } from './features/webs/service.ts'

const BODY_LIMIT = 1_048_576
/** For a request to arrive whole: who sends one byte at a time holds no connection for long. */
const REQUEST_TIMEOUT_MS = 30_000
/** How often to look for such requests. */
const CHECK_REQUESTS_MS = 1_000

export type ServerConfig = Omit<Config, 'host' | 'port' | 'database' | 'deletedTicketDays'>

export interface ServerParts {
  config: ServerConfig
  database: Database
  /** Where the built dashboard lies. */
  dashboardFolder: string
  /** What opens `/dev/outbox`; without it there is none. */
  outboxKey?: string
  /** Where log lines go; standard output if it is not given. */
  logStream?: LogStream
  /** What the person reads who watches the server; standard output if it is not given. */
  write?: (text: string) => void
}

/** The server, ready to listen. It keeps nothing beside the database, so many can run at once. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database } = parts
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(config.logLevel, parts.logStream),
    // Our own line a call, at debug, says less: no address that was asked for, no headers.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // What comes while it stops is answered, and ends its connection; whether it is ready says `/readyz`.
    return503OnClosing: false,
    http: { connectionsCheckingInterval: CHECK_REQUESTS_MS },
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: canonicalUrl,
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, new Failure('invalid-request'))
    },
  })
  const captcha = createCaptchaService(database, createCaptchaProvider(config.recaptcha))
  const write = parts.write ?? ((text) => void process.stdout.write(text))
  const outbox = createOutbox(database, createMailTransport(config.smtp, write), app.log)
  app.addHook('onReady', async () => outbox.start())
  app.addHook('onClose', () => outbox.stop())
  const passwords = createPasswordCheck()
  const sessions = createSessionService(database)
  const codesPerAddress = createAddressLimit(database, {
    name: 'code-address',
    each: 5,
    together: 15,
    windowMs: 15 * 60_000,
    challenge: (sender) => captcha.usePass(sender),
  })
  const strength = createPasswordStrength()
  app.addHook('onClose', () => strength.stop())
  const blobs = createBlobStore(config.blobs)
  const confirm = createConfirmPassword(database, passwords)
  const dashboardOrigin = () => config.dashboardOrigin ?? app.listeningOrigin
  const invitations = createInvitationService({ database, outbox, dashboardOrigin })
  const shared = { database, captcha, passwords, sessions, outbox, strength, codesPerAddress }
  const recovery = createRecoveryService({ ...shared, dashboardOrigin })
  const visitor = createVisitorService(database)
  const tickets = createTicketService(database)
  // Who follows would keep the server from closing.
  app.addHook('preClose', () => tickets.stopFollowing())
  const users = createUserService(database)
  const handlers = {
    ...authHandlers({
      auth: createAuthService(shared),
      registration: createRegistrationService(shared),
      recovery,
      sessions,
      invitations,
      deletion: createDeletionService(database, blobs, confirm),
    }),
    ...userHandlers({
      database,
      users,
      profile: createProfileService({ database, blobs, outbox, confirm, strength }),
      company: createCompanyService(database),
      team: createTeamService({ database, blobs, confirm }),
      invitations,
    }),
    ...sampleDataHandlers(createSampleDataService(database), users),
    ...webHandlers(createWebService(database)),
    ...ticketHandlers(tickets),
    ...attachmentHandlers(createAttachmentService(database, blobs)),
    ...customerHandlers(createCustomerService(database)),
    ...viewHandlers(createViewService(database)),
    ...cannedAnswerHandlers(createCannedAnswerService(database)),
    ...visitorHandlers(visitor),
    ...captchaHandlers(captcha),
    ...clientErrorHandlers(createClientErrorService(database, app.log)),
  } satisfies Partial<Handlers>

  const contract = config.additions ? readContract() : withoutAdditions(readContract())

  answerProblems(app)
  validateByContract(app)
  takeJsonBodies(app)
  await app.register(cookie)
  logCalls(app)
  logSecurityEvents(app)
  warnOfUntrustedProxy(app)
  addSecurityHeaders(app)
  await allowCrossOrigin(app, config.dashboardOrigins)
  limitCalls(app, config.limits)
  refuseForgery(app, config.dashboardOrigins)
  const isBarred = (request: FastifyRequest, companyId: string) => isBarredFor(config, request, companyId)
  authorize(app, {
    isBarred,
    person: (token) => sessions.findPerson(token),
    visitor: (token) => visitor.findVisitor(token),
    reset: (token) => recovery.findResetter(token),
  })
  limitStreams(app, config.limits)
  refuseWithoutRoom(app, database)
  await takeForms(app, createUploadLimit(database, config.limits))
  answerHealth(app, database)
  await bindContract(app, {
    contract,
    additions: config.additions,
    handlers,
    missing: missingHandlers,
    isBarred,
  })
  await serveReference(app, contract)
  serveAvatars(app, blobs)
  serveWellKnown(app, config.securityContact)
  if (showsOutbox(config) && parts.outboxKey) serveOutbox(app, database, parts.outboxKey)
  await serveDashboard(app, {
    folder: parts.dashboardFolder,
    apiOrigin: config.apiOrigin,
    language: config.language,
    captcha: config.recaptcha,
    quoteUrl: config.quoteUrl,
    termsUrl: config.termsUrl,
  })
  return app
}
