import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { readHostsWithPorts, readList, readOrigins } from './config-lists.ts'
import { offersDemo } from '../demo/access.ts'
import { type DiscordChoice, readDiscord } from './discord-config.ts'
import { readLanguage } from './language-config.ts'
import { readCount, readLimits, type Limits } from './limits-config.ts'
import { readOAuth, type OAuthChoices } from './oauth-config.ts'
import { readModels, type ModelChoice } from './model-config.ts'
import { readSecurityContact } from './security-contact.ts'
import {
  readBlobs,
  readQuoteUrl,
  readTermsUrl,
  readRecaptcha,
  readSmtp,
  requireMailChoice,
  type BlobChoice,
  type RecaptchaChoice,
  type SmtpChoice,
} from './service-config.ts'
import { readServicePlaces, type ServicePlaces } from './service-places.ts'
import { readSecretKey } from '../secrets/secret-key.ts'
import { withPresets, type Environment, type Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Ten years. */
const MOST_DAYS = 3_650

export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * Where the demo company is: `local` in a server and for calls of this machine alone, `on` wherever the server runs,
 * `off` nowhere.
 */
export type DemoChoice = 'local' | 'on' | 'off'

export type DatabaseChoice = { kind: 'embedded'; folder: string } | { kind: 'postgres'; url: string }

/** Everything that the environment decides, read once. */
export interface Config {
  host: string
  port: number
  database: DatabaseChoice
  demo: DemoChoice
  /**
   * Whether the server was asked for by this machine alone: it listens on a loopback address, trusts no proxy, has the
   * embedded database and no mail server. Each call is looked at besides, since behind a proxy all come from here.
   */
  isLocal: boolean
  logLevel: LogLevel
  /** Addresses of proxies whose `X-Forwarded-…` headers are believed. */
  trustedProxies: string[]
  /** Whether the server has more than the documented calls. */
  additions: boolean
  /** Other origins on which a dashboard of this server stands. */
  dashboardOrigins: string[]
  /** Where the served dashboard's calls go, if not to this server. */
  apiOrigin: string | undefined
  /** Where people open the dashboard, for the links in mails; undefined if it is where the server listens. */
  dashboardOrigin: string | undefined
  /** What the served dashboard is told about its language, like a query string. */
  language: string
  /** Where emails to local mailboxes are taken, on this machine alone; undefined for nowhere. */
  smtpPort: number | undefined
  /** Undefined keeps mails in an outbox. */
  smtp: SmtpChoice | undefined
  /** Undefined lets everybody pass. */
  recaptcha: RecaptchaChoice | undefined
  blobs: BlobChoice
  /** Which public service the home page shows a quote of; undefined for none. */
  quoteUrl: string | undefined
  /** After how many days a deleted ticket is emptied. */
  deletedTicketDays: number
  /** Where the terms of use stand that a new account accepts; undefined for none. */
  termsUrl: string | undefined
  limits: Limits
  /** What the AI agents write with; undefined where they quote. */
  model: ModelChoice | undefined
  /** By what passages are found that mean what is asked; undefined where they are found by their words alone. */
  embedding: ModelChoice | undefined
  /** Hosts with their ports that may be asked for what people name, although they are private. */
  outboundAllow: string[]
  /** Between two pages of a website that names no longer pause; in ms. */
  crawlPauseMs: number
  /** What secrets are encrypted with; undefined where none is configured. */
  secretKey: Buffer | undefined
  /** What they were encrypted with before; undefined where that opens nothing more. */
  previousSecretKey: Buffer | undefined
  /** Where people sign in to connect a mailbox. */
  oauth: OAuthChoices
  /** Through what community servers are connected. */
  discord: DiscordChoice
  /** Where services are that have one address for everybody, by their names. */
  services: ServicePlaces
  /** Whom to tell of a weakness of this server, as a URI; undefined for nobody. */
  securityContact: string | undefined
}

/** @throws StartProblem naming the variable that can't be used. */
export function readConfig(environment: Environment): Config {
  const settings = withPresets(environment)
  const host = settings.HOST
  const trustedProxies = readAddresses('REPLYBAY_TRUSTED_PROXIES', settings.REPLYBAY_TRUSTED_PROXIES)
  const dashboardOrigins = readOrigins('REPLYBAY_DASHBOARD_ORIGINS', settings.REPLYBAY_DASHBOARD_ORIGINS)
  const [dashboardOrigin = dashboardOrigins[0]] = readOrigins(
    'REPLYBAY_DASHBOARD_ORIGIN',
    settings.REPLYBAY_DASHBOARD_ORIGIN,
    1,
  )
  const database = readDatabase(settings)
  const smtp = readSmtp(settings)
  const isLocal =
    isLoopback(host) && trustedProxies.length === 0 && database.kind === 'embedded' && smtp === undefined
  const demo = readDemo(settings.REPLYBAY_DEMO)
  if (!smtp && !isLocal && demo !== 'on') requireMailChoice(settings)
  return {
    host,
    port: readPort('PORT', settings.PORT),
    database,
    demo,
    isLocal,
    logLevel: readLogLevel(settings.LOG_LEVEL),
    trustedProxies,
    additions: readSwitch('REPLYBAY_ADDITIONS', settings.REPLYBAY_ADDITIONS),
    dashboardOrigins,
    apiOrigin: readOrigins('REPLYBAY_API_ORIGIN', settings.REPLYBAY_API_ORIGIN, 1)[0],
    dashboardOrigin,
    language: readLanguage(settings),
    smtpPort: readSmtpPort(settings, isLocal),
    smtp,
    recaptcha: readRecaptcha(settings),
    blobs: readBlobs(settings),
    quoteUrl: readQuoteUrl(settings),
    deletedTicketDays: readDays('REPLYBAY_DELETED_TICKET_DAYS', settings.REPLYBAY_DELETED_TICKET_DAYS),
    termsUrl: readTermsUrl(settings),
    limits: readLimits(settings),
    ...readModels(settings),
    outboundAllow: readHostsWithPorts('REPLYBAY_OUTBOUND_ALLOW', settings.REPLYBAY_OUTBOUND_ALLOW),
    crawlPauseMs: readCount('REPLYBAY_CRAWL_PAUSE_MS', settings.REPLYBAY_CRAWL_PAUSE_MS),
    ...readSecretKeys(settings, database),
    oauth: readOAuth(settings),
    discord: readDiscord(settings, offersDemo({ demo, isLocal })),
    services: readServicePlaces('REPLYBAY_SERVICE_ADDRESSES', settings.REPLYBAY_SERVICE_ADDRESSES),
    securityContact: readSecurityContact(settings),
  }
}

/** Whether only this machine can reach a server that listens there. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Its own port and 25, in a server for this machine alone; each server has another one. */
function readSmtpPort({ PORT, REPLYBAY_SMTP_PORT: value }: Settings, isLocal: boolean): number | undefined {
  if (value === 'off') return undefined
  if (value) return readPort('REPLYBAY_SMTP_PORT', value)
  const port = readPort('PORT', PORT)
  return isLocal && port > 0 && port + 25 <= 65_535 ? port + 25 : undefined
}

function readPort(name: string, value: string): number {
  const port = Number(value)
  if (/^\d+$/.test(value) && port <= 65_535) return port
  throw new StartProblem(`${name} is "${value}", but has to be a number from 0 to 65535.`)
}

function readDays(name: string, value: string): number {
  const days = Number(value)
  if (/^\d+$/.test(value) && days <= MOST_DAYS) return days
  throw new StartProblem(`${name} is "${value}", but has to be a number of days from 0 to ${MOST_DAYS}.`)
}

function readDatabase(settings: Settings): DatabaseChoice {
  const url = settings.DATABASE_URL
  if (!url) return { kind: 'embedded', folder: resolve(settings.REPLYBAY_DATA) }
  // The value holds a password, so the message does not repeat it.
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new StartProblem('DATABASE_URL has to look like postgres://user:password@host:5432/database.')
  }
  return { kind: 'postgres', url }
}

function readSecretKeys(settings: Settings, { kind }: DatabaseChoice) {
  const { REPLYBAY_SECRET_KEY: key, REPLYBAY_SECRET_KEY_PREVIOUS: previous } = settings
  if (previous && !key && kind === 'postgres') {
    throw new StartProblem('REPLYBAY_SECRET_KEY_PREVIOUS needs REPLYBAY_SECRET_KEY, the key that follows it.')
  }
  return {
    secretKey: readSecretKey(key),
    previousSecretKey: readSecretKey(previous, 'REPLYBAY_SECRET_KEY_PREVIOUS'),
  }
}

function readSwitch(name: string, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on'
  throw new StartProblem(`${name} is "${value}", but has to be on or off.`)
}

function readDemo(value: string | undefined): DemoChoice {
  if (!value) return 'local'
  return readSwitch('REPLYBAY_DEMO', value) ? 'on' : 'off'
}

function readLogLevel(value: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === value)
  if (level) return level
  throw new StartProblem(`LOG_LEVEL is "${value}", but has to be one of ${LOG_LEVELS.join(', ')}.`)
}

function readAddresses(name: string, value: string | undefined): string[] {
  const entries = readList(value)
  const wrong = entries.find((entry) => isIP(entry.replace(/\/\d{1,3}$/, '')) === 0)
  if (wrong === undefined) return entries
  throw new StartProblem(
    `${name} holds "${wrong}", but has to hold addresses such as 10.0.0.1 or 10.0.0.0/8.`,
  )
}

/** What a server needs to know beside where it listens. */
export type ServerConfig = Omit<Config, 'host' | 'port' | 'database'>
