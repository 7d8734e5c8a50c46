import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { withoutAdditions } from './additions.ts'
import { authHandlers } from './auth/routes.ts'
import { createConfirmPassword } from './auth/confirm-password.ts'
import { createDeletionService } from './auth/deletion.ts'
import { createInvitationService } from './auth/invitations.ts'
import { attachmentHandlers } from './attachments/routes.ts'
import { createAttachmentService } from './attachments/service.ts'
import { createBlobStore } from './blobs/blob-store.ts'
import { takeForms } from './http/forms.ts'
import { serveAvatars } from './users/avatar-files.ts'
import { createCompanyService } from './users/company.ts'
import { createProfileService } from './users/profile.ts'
import { createTeamService } from './users/team.ts'
import { createPasswordCheck } from './auth/passwords.ts'
import { createRecoveryService } from './auth/recovery.ts'
import { createRegistrationService } from './auth/registration.ts'
import { createAuthService } from './auth/service.ts'
import { createSessionService } from './auth/sessions.ts'
import { isBarredFor } from './demo/access.ts'
import { createPasswordStrength } from './auth/password-strength.ts'
import { createAddressLimit } from './rate-limits/address-limit.ts'
import { createCaptchaProvider } from './captcha/captcha.ts'
import { captchaHandlers } from './captcha/routes.ts'
import { createCaptchaService } from './captcha/service.ts'
import { clientErrorHandlers } from './client-errors/routes.ts'
import { createClientErrorService } from './client-errors/service.ts'
import { cannedAnswerHandlers } from './canned-answers/routes.ts'
import { createCannedAnswerService } from './canned-answers/service.ts'
import { customerHandlers } from './customers/routes.ts'
import { createCustomerService } from './customers/service.ts'
import type { Config } from './config.ts'
import { readContract } from './contract.ts'
import type { Database } from './database/database.ts'
import { Failure } from './failure.ts'
import type { Handlers } from './handlers.ts'
import { authorize } from './http/authorization.ts'
import { bindContract } from './http/bind-contract.ts'
import { answerBrokenRequest } from './http/broken-requests.ts'
import { allowCrossOrigin } from './http/cross-origin.ts'
import { serveDashboard } from './http/dashboard.ts'
import { canonicalUrl } from './http/canonical-url.ts'
import { endUnread, limitCalls, limitForms, limitStreams } from './http/calls-in-flight.ts'
import { refuseForgery } from './http/forgery.ts'
import { answerHealth } from './http/health.ts'
import { takeJsonBodies } from './http/json-bodies.ts'
import { warnOfUntrustedProxy } from './http/local-call.ts'
import { logCalls, loggerOptions, type LogStream } from './http/logging.ts'
import { answerProblems, sendProblem } from './http/problems.ts'
import { serveReference } from './http/reference.ts'
import { createUploadLimit } from './http/upload-limit.ts'
import { refuseWithoutRoom } from './http/room.ts'
import { logSecurityEvents } from './http/security-events.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { validateByContract } from './http/validation.ts'
import { serveWellKnown } from './http/well-known.ts'
import { serveOutbox, showsOutbox } from './mail/outbox-page.ts'
import { createOutbox } from './mail/outbox.ts'
import { createMailTransport } from './mail/transport.ts'
import { missingHandlers } from './missing-handlers.ts'
import { sampleDataHandlers } from './sample-data/routes.ts'
import { createSampleDataService } from './sample-data/service.ts'
import { ticketHandlers } from './tickets/routes.ts'
import { createTicketService } from './tickets/service.ts'
import { userHandlers } from './users/routes.ts'
import { createUserService } from './users/service.ts'
import { viewHandlers } from './views/routes.ts'
import { createViewService } from './views/service.ts'
import { visitorHandlers } from './visitor/routes.ts'
import { createVisitorService } from './visitor/service.ts'
import { webHandlers } from './webs/routes.ts'
import { createWebService } from './webs/service.ts'

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
    // Node takes the longer one of the two for the whole request, and its own for the head is a minute.
    http: {
      connectionsCheckingInterval: CHECK_REQUESTS_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
    },
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
  const recovery = createRecoveryService({ ...shared, dashboardOrigin, additions: config.additions })
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
      confirm,
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
  limitForms(app)
  endUnread(app)
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
