import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { features as allFeatures } from './features.ts'
import { createBlobStore } from './platform/blobs/blob-store.ts'
import { createCaptchaProvider } from './platform/captcha/captcha.ts'
import { createCaptchaService } from './platform/captcha/service.ts'
import type { ServerConfig } from './platform/config/config.ts'
import { withoutAdditions } from './platform/contract/additions.ts'
import { capabilitiesOf, type Capability } from './platform/contract/capability.ts'
import { readContract } from './platform/contract/contract.ts'
import { Failure } from './platform/contract/failure.ts'
import { missingHandlers } from './platform/contract/missing-handlers.ts'
import { dataOwnersOf } from './platform/data-owners.ts'
import type { Database } from './platform/database/database.ts'
import { foldFeatures } from './platform/fold-features.ts'
import { isBarredFor } from './platform/demo/access.ts'
import { tidyJob } from './platform/database/tidy-database.ts'
import { housekeepingJob } from './platform/housekeeping.ts'
import type { Job } from './platform/jobs/job.ts'
import { openJobs, type Jobs } from './platform/jobs/jobs.ts'
import { takeForms } from './platform/http/forms.ts'
import { authorize } from './platform/http/authorization.ts'
import { bindContract } from './platform/http/bind-contract.ts'
import { answerBrokenRequest, noteAnswers } from './platform/http/broken-requests.ts'
import { allowCrossOrigin } from './platform/http/cross-origin.ts'
import { compressAnswers } from './platform/http/compression.ts'
import { serveDashboard } from './platform/http/dashboard.ts'
import { canonicalUrl } from './platform/http/canonical-url.ts'
import { endUnread, limitCalls, limitStreams } from './platform/http/calls-in-flight.ts'
import { limitForms } from './platform/http/forms-in-flight.ts'
import { refuseForgery } from './platform/http/forgery.ts'
import { answerHealth } from './platform/http/health.ts'
import { takeJsonBodies } from './platform/http/json-bodies.ts'
import { warnOfUntrustedProxy } from './platform/http/local-call.ts'
import { logCalls, loggerOptions, type LogStream } from './platform/http/logging.ts'
import { answerProblems, sendProblem } from './platform/http/problems.ts'
import { serveReference } from './platform/http/reference.ts'
import { createUploadLimit } from './platform/http/upload-limit.ts'
import { requireFreeDiskSpace } from './platform/http/free-disk-space.ts'
import { logSecurityEvents } from './platform/http/security-events.ts'
import { addSecurityHeaders, setSecurityHeaders } from './platform/http/security-headers.ts'
import { trustedProxies } from './platform/http/trusted-proxies.ts'
import { refuseUnwantedBodies } from './platform/http/unwanted-bodies.ts'
import { validateByContract } from './platform/http/validation.ts'
import { serveWellKnown } from './platform/http/well-known.ts'
import { serveOutbox, showsOutbox } from './platform/mail/outbox-page.ts'
import { createOutbox, mailJob } from './platform/mail/outbox.ts'
import { createMailTransport } from './platform/mail/transport.ts'
import { createOutbound } from './platform/outbound/outbound.ts'
import { createPasswordStrength } from './platform/passwords/password-strength.ts'
import { sealAnewJob } from './platform/secrets/seal-anew.ts'
import { createVault } from './platform/secrets/vault.ts'
import type { FeatureJob, ServerContext, ServerFeature } from './platform/server-feature.ts'

const BODY_LIMIT = 1_048_576
/** For a request to arrive whole: who sends one byte at a time holds no connection for long. */
const REQUEST_TIMEOUT_MS = 30_000
/** How often to look for such requests. */
const CHECK_REQUESTS_MS = 1_000

export interface ServerParts {
  config: ServerConfig
  database: Database
  /** Where the built dashboard lies. */
  dashboardFolder: string
  /** What it is made of. @default all features */
  features?: readonly ServerFeature[]
  /** Whether this server also does what runs beside the calls: housekeeping, and what features start. */
  hasBackgroundWork?: boolean
  /** What opens `/dev/outbox`; without it there is none. */
  outboxKey?: string
  /** Where log lines go; standard output if it is not given. */
  logStream?: LogStream
  /** What the person reads who watches the server; standard output if it is not given. */
  write?: (text: string) => void
}

export interface Server {
  app: FastifyInstance
  jobs: Jobs
}

/**
 * The server, ready to listen. It keeps nothing beside the database, so many can run at once.
 *
 * @throws for features that do not go together, such as two that answer one operation.
 */
export async function createServer({ features = allFeatures, ...parts }: ServerParts): Promise<Server> {
  const app = createApp(parts)
  try {
    return { app, jobs: await assemble(app, { ...parts, features }) }
  } catch (error) {
    await app.close()
    throw error
  }
}

function createApp({ config, logStream }: ServerParts): FastifyInstance {
  const isTrusted = trustedProxies(config.trustedProxies)
  return Fastify({
    logger: loggerOptions(config.logLevel, logStream),
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
    trustProxy: config.trustedProxies.length > 0 ? isTrusted : false,
    frameworkErrors: (_error, request, reply) => {
      setSecurityHeaders(request, reply, isTrusted)
      sendProblem(request, reply, new Failure('invalid-request'))
    },
  })
}

type AllParts = ServerParts & { features: readonly ServerFeature[] }

async function assemble(app: FastifyInstance, parts: AllParts): Promise<Jobs> {
  const { config, database, features } = parts
  let capabilities: readonly Capability[] = []
  const context = await createContext(parts, app, () => capabilities)
  const handlersById = new Map(features.map((feature) => [feature.id, feature.handlers(context)]))
  const offered = features.filter(({ isOffered }) => isOffered?.(config) ?? true).map(({ id }) => id)
  capabilities = capabilitiesOf(handlersById).filter((each) => offered.includes(each))
  const handlers = foldFeatures(handlersById, 'answer')
  const holdersById = new Map(features.map(({ id, tokens }) => [id, tokens?.(context) ?? {}]))
  const holders = foldFeatures(holdersById, 'know the tokens of')
  const contract = config.additions ? readContract() : withoutAdditions(readContract())

  answerProblems(app)
  validateByContract(app)
  takeJsonBodies(app)
  await app.register(cookie)
  logCalls(app)
  logSecurityEvents(app)
  warnOfUntrustedProxy(app)
  addSecurityHeaders(app, trustedProxies(config.trustedProxies))
  await allowCrossOrigin(app, config.dashboardOrigins)
  await compressAnswers(app)
  noteAnswers(app)
  limitCalls(app, config.limits)
  refuseForgery(app, config.dashboardOrigins)
  const isBarred = (request: FastifyRequest, companyId: string) => isBarredFor(config, request, companyId)
  authorize(app, holders, isBarred)
  refuseUnwantedBodies(app)
  limitStreams(app, config.limits)
  limitForms(app)
  endUnread(app)
  requireFreeDiskSpace(app, database)
  takeForms(app, createUploadLimit(database, config.limits))
  answerHealth(app, database)
  await bindContract(app, {
    contract,
    additions: config.additions,
    handlers,
    missing: missingHandlers,
    isBarred,
  })
  await serveReference(app, contract)
  for (const { pages } of features) await pages?.(app, context)
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
  if (parts.hasBackgroundWork) await startBackgroundWork(app, features, context)
  return context.jobs
}

async function createContext(
  { config, database, features, write }: AllParts,
  app: FastifyInstance,
  capabilities: ServerContext['capabilities'],
): Promise<ServerContext> {
  const captcha = createCaptchaService(database, createCaptchaProvider(config.recaptcha))
  const print = write ?? ((text: string) => void process.stdout.write(text))
  const blobs = createBlobStore(config.blobs)
  const transport = createMailTransport(config.smtp, print)
  const sendMail = mailJob(database, transport)
  const { log } = app
  const owners = dataOwnersOf(features)
  const housekeeping = [
    housekeepingJob({ config, database, blobs, log, owners }),
    ...(database.kind === 'embedded' ? [tidyJob(database)] : []),
  ]
  const { secretKey, previousSecretKey } = config
  const vault = secretKey && createVault(secretKey, previousSecretKey)
  const columns = features.flatMap(({ sealed = [] }) => sealed)
  const sealing = vault && previousSecretKey ? [sealAnewJob({ database, vault, columns, log })] : []
  const ofFeatures = features.flatMap((feature) => feature.jobs ?? [])
  const jobs = await openJobs({
    database,
    log,
    jobs: [
      sendMail,
      ...housekeeping,
      ...sealing,
      ...ofFeatures.map((job) => givenContext(job, () => context)),
    ],
  })
  app.addHook('onClose', () => jobs.stop())
  const strength = createPasswordStrength()
  app.addHook('onClose', () => strength.stop())
  const outbound = createOutbound({ allow: config.outboundAllow })
  app.addHook('onClose', () => outbound.stop())
  const context: ServerContext = {
    config,
    database,
    blobs,
    outbox: createOutbox(jobs, sendMail, transport),
    outbound,
    jobs,
    captcha,
    vault,
    strength,
    log,
    owners,
    async tellSaid(queries, message) {
      for (const { onSaid } of features) await onSaid?.(queries, message, context)
    },
    async tellSent(queries, order) {
      for (const { onSent } of features) await onSent?.(queries, order, context)
    },
    async askRefund(queries, refund) {
      for (const { onRefundAsked } of features) {
        if (await onRefundAsked?.(queries, refund, context)) return true
      }
      return false
    },
    async carrierOf(companyId) {
      for (const { carrierOf } of features) {
        const carrier = await carrierOf?.(companyId, context)
        if (carrier) return carrier
      }
      return undefined
    },
    channelOf: (channel) =>
      features
        .flatMap((feature) => feature.channel?.(context) ?? [])
        .find(({ channels }) => channels.includes(channel)),
    async hasRealShop(order) {
      for (const { hasRealShop } of features) if (await hasRealShop?.(order, context)) return true
      return false
    },
    async guildIdsOf(companyId) {
      const ids: string[] = []
      for (const { guildIdsOf } of features) ids.push(...((await guildIdsOf?.(companyId, context)) ?? []))
      return ids
    },
    capabilities,
    topics: () => features.flatMap((feature) => feature.topics?.(context) ?? []),
    dashboardOrigin: () => config.dashboardOrigin ?? app.listeningOrigin,
    beforeClose: (callback) => app.addHook('preClose', async () => callback()),
  }
  return context
}

/** @param context known by the time that the first job runs. */
function givenContext(job: FeatureJob, context: () => ServerContext): Job {
  return {
    ...job,
    run: (data) => job.run(data, context()),
    onGivenUp: async (data) => job.onGivenUp?.(data, context()),
  }
}

async function startBackgroundWork(
  app: FastifyInstance,
  features: readonly ServerFeature[],
  context: ServerContext,
): Promise<void> {
  for (const { backfill } of features) await backfill?.(context.database.queries)
  const stops = features.flatMap(({ start }) => start?.(context) ?? [])
  // Whoever calls first does not wait for it.
  app.addHook('onListen', () => context.jobs.start())
  app.addHook('onClose', async () => {
    const ends = await Promise.allSettled(stops.map((stop) => stop()))
    for (const end of ends) {
      if (end.status === 'rejected')
        app.log.warn({ err: end.reason }, 'What ran beside the calls did not stop')
    }
  })
}
