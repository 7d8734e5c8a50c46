import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AccountTable } from './account/account-table.ts'
import type { BlobFolder } from './blobs/blob-folder.ts'
import type { BlobStore } from './blobs/blob-store.ts'
import type { CaptchaService } from './captcha/service.ts'
import type { Carrier } from './carrier.ts'
import type { Channel } from './channel.ts'
import type { ServerConfig } from './config/config.ts'
import type { Capability } from './contract/capability.ts'
import type { FailureKind } from './contract/failure.ts'
import type { Handlers } from './contract/handlers.ts'
import type { Database, Queries } from './database/database.ts'
import type { DemoPart } from './demo/part.ts'
import type { TokenHolders } from './http/authorization.ts'
import type { Job, JobData } from './jobs/job.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { PasswordStrength } from './passwords/password-strength.ts'
import type { SealedColumn } from './secrets/seal-anew.ts'
import type { Vault } from './secrets/vault.ts'
import type { Topic } from './stream/topic.ts'

/** What was said in a ticket, on any channel. */
export interface SaidMessage {
  /** A customer who may be answered, or who answers. */
  author: 'customer' | 'support' | 'agent'
  companyId: string
  ticketId: string
  messageId: string
  text: string
}

/** What has left the warehouse. */
export interface SentOrder {
  companyId: string
  /** The shop system that it is from. */
  platform: string
  orderNumber: string
  /** Of the order that it is a part of; its own where it is all of it. */
  wholeNumber: string
}

/** By what an order is known to the shop that it is from. */
export type ShopOrderName = Pick<SentOrder, 'companyId' | 'platform' | 'wholeNumber'>

/** What is due to a customer for a return. */
export interface DueRefund {
  companyId: string
  returnId: string
  orderNumber: string
  /** The shop system that the order is from, and its number there. */
  platform: string
  wholeNumber: string
  /** In the smallest unit of the currency. */
  amount: number
  currency: string
}

/** What the platform gives to every feature. */
export interface ServerContext {
  config: ServerConfig
  database: Database
  blobs: BlobStore
  outbox: Outbox
  /** Reads addresses that somebody else chose. */
  outbound: Outbound
  jobs: Jobs
  captcha: CaptchaService
  log: FastifyBaseLogger
  /** Undefined where no key is configured, and none can be made. */
  vault: Vault | undefined
  /** Scores passwords, in a thread of its own. */
  strength: PasswordStrength
  /** Whose data there is: what the platform and all features keep. */
  owners: readonly DataOwner[]
  /** Tells all features what was said in a ticket, in the transaction that stores it. */
  tellSaid(queries: Queries, message: SaidMessage): Promise<void>
  /** Tells all features what has left the warehouse, in the transaction that notes it. */
  tellSent(queries: Queries, order: SentOrder): Promise<void>
  /**
   * Has a refund paid, in the transaction that notes that it is asked for.
   *
   * @returns false where nothing is connected that pays.
   */
  askRefund(queries: Queries, refund: DueRefund): Promise<boolean>
  /** What a company has connected to carry its parcels; undefined for nothing. */
  carrierOf(companyId: string): Promise<Carrier | undefined>
  /** What carries the conversations of a channel beside the website chat; undefined where nothing does. */
  channelOf(channel: string): Channel | undefined
  /** Whether a real shop is told when an order is sent: one that is connected, and not a local stand-in. */
  hasRealShop(order: ShopOrderName): Promise<boolean>
  /** The community servers of a company, in the order in which they were connected. */
  guildIdsOf(companyId: string): Promise<string[]>
  /** Of which areas there is more than the documented calls; known once the handlers of all features are made. */
  capabilities: () => readonly Capability[]
  /** What of all features can be followed as it happens. */
  topics: () => readonly Topic[]
  /** Where people open the dashboard, for the links in mails. */
  dashboardOrigin(): string
  /** Runs when the server begins to stop: ends what would keep it from doing so. */
  beforeClose(callback: () => void): void
}

/** What housekeeping may use. */
export type HousekeepingContext = Pick<ServerContext, 'config' | 'database' | 'blobs' | 'log' | 'owners'>

/** Removes what has ended. Several instances may run it at the same time. */
export type HousekeepingTask = (context: HousekeepingContext, now: Date) => Promise<void>

/** A job that a feature declares: it is given what the platform gives to every feature. */
export type FeatureJob<Data extends JobData = JobData> = Job<Data, ServerContext>

/** A deleted ticket whose time to be kept is over. */
export interface EmptiedTicket {
  id: string
  /** Whose it was. The customer is held until the transaction ends. */
  customerId: string | null
}

/** What keeps data, and how the data ends. */
export interface DataOwner {
  /** Its folder's name. */
  id: string
  /** Each table of the database has one owner. */
  tables: readonly AccountTable[]
  /** Tables that are there where the database has pgvector alone; rows of them go with the company. */
  vectorTables?: readonly AccountTable[]
  /** Its folder in the blob store. */
  blobs?: BlobFolder
  /** Holds what others change of a company until the transaction ends. Runs before the company itself is held. */
  lockAccount?: (queries: Queries, companyId: string) => Promise<void>
  /** Deletes what of a company should not be left to the foreign keys, before the company is deleted. */
  deleteAccount?: (queries: Queries, companyId: string) => Promise<void>
  /**
   * Erases what it keeps of a ticket, which itself stays for the counts. A table that names tickets and keeps its rows says
   * why where it is listed.
   *
   * @returns where the bytes of its files are in the blob store.
   */
  emptyTicket?: (queries: Queries, ticket: EmptiedTicket) => Promise<readonly string[]>
  /**
   * Settles what a person leaves behind, before their account is removed from the team. Runs before the person is held: who
   * writes a row that names a person holds the row first.
   */
  beforeMemberLeaves?: (queries: Queries, companyId: string, userId: string) => Promise<void>
  /** The same where a person stays, and their new role or permissions open no tickets to them. */
  beforeTicketsClose?: (queries: Queries, companyId: string, userId: string) => Promise<void>
  /**
   * Deletes what of a web should not be left to the foreign keys, before the web is deleted. The web is held; those whose rows
   * refer to others' come first.
   *
   * @returns where the bytes of its files are in the blob store.
   */
  beforeWebGoes?: (queries: Queries, companyId: string, webId: string) => Promise<readonly string[]>
  /** Runs every hour. */
  housekeeping?: readonly HousekeepingTask[]
}

/**
 * One area of the product on the server: plain data and functions, listed in `features.ts` and nowhere else. Everything
 * that holds for all areas (which operations are answered, what an export holds, what is deleted) is derived from it.
 *
 * Settings are no part of it: the environment is read once, before anything is opened, and what the server refuses to
 * start with, `.env.example` and the start-up text are made of the one list in `config/settings.ts`. A feature reads
 * what it needs from `context.config`.
 */
export interface ServerFeature extends DataOwner {
  /** Whether its additions are offered in a server that is configured so. @default always */
  isOffered?: (config: ServerConfig) => boolean
  /** What it answers. Called once for each server. */
  handlers: (context: ServerContext) => Partial<Handlers>
  /** As what only its own calls fail, in its `failures.ts`. */
  failures?: readonly FailureKind[]
  /** What of it can be followed as it happens. */
  topics?: (context: ServerContext) => readonly Topic[]
  /** Whose tokens it knows. */
  tokens?: (context: ServerContext) => Partial<TokenHolders>
  /** Files and pages outside the contract. */
  pages?: (app: FastifyInstance, context: ServerContext) => void | Promise<void>
  /** What follows when something was said in a ticket, in the transaction that stores it: long work is left to a job. */
  onSaid?: (queries: Queries, message: SaidMessage, context: ServerContext) => Promise<void>
  /** What follows when an order has left the warehouse, in the transaction that notes it: long work is left to a job. */
  onSent?: (queries: Queries, order: SentOrder, context: ServerContext) => Promise<void>
  /** What of it a company has connected to carry parcels. */
  carrierOf?: (companyId: string, context: ServerContext) => Promise<Carrier | undefined>
  /** The channels beside the website chat that it has connected. */
  channel?: (context: ServerContext) => Channel
  /** Whether an order is from a shop that it has connected, and that is told when the order is sent. */
  hasRealShop?: (order: ShopOrderName, context: ServerContext) => Promise<boolean>
  /** The community servers of a company. */
  guildIdsOf?: (companyId: string, context: ServerContext) => Promise<readonly string[]>
  /**
   * Pays refunds, where the company has connected what pays: notes it in the transaction in which it is asked for.
   *
   * @returns whether it pays this one.
   */
  onRefundAsked?: (queries: Queries, refund: DueRefund, context: ServerContext) => Promise<boolean>
  /** What it does in the background. Asked for with `context.jobs.add`, in the transaction that causes it. */
  jobs?: readonly FeatureJob[]
  /** Where it keeps secrets that are sealed in the vault: each such column is named, so that a new key takes them over. */
  sealed?: readonly SealedColumn[]
  /** Brings what is stored up to date, before anybody is served. */
  backfill?: (queries: Queries) => Promise<void>
  /**
   * What runs beside the calls for as long as the server does. Returns the way to stop it; the server closes its database
   * when all have stopped.
   */
  start?: (context: ServerContext) => () => Promise<void>
  /** What it adds to the demo company, after the features that are listed before it. */
  demo?: DemoPart
}

/** Types a feature where it is written. */
export function defineServerFeature(feature: ServerFeature): ServerFeature {
  return feature
}
