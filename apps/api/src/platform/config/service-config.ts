/** The services outside that the environment names: a mail server, a captcha's provider, an object store. */
import { join, resolve } from 'node:path'
import { readOrigins } from './config-lists.ts'
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

export interface SmtpChoice {
  /** With user and password. */
  url: string
  /** Sender of the mails. */
  from: string
}

export interface RecaptchaChoice {
  siteKey: string
  secret: string
  /** Where its script and its answers come from. */
  origin: string
}

export type BlobChoice =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; bucketUrl: string; region: string; keyId: string; secret: string }

/** @returns undefined without a mail server. */
export function readSmtp(settings: Settings): SmtpChoice | undefined {
  const url = settings.REPLYBAY_SMTP_URL
  if (!url) return undefined
  // The value may hold a password, so the message does not repeat it.
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new StartProblem('REPLYBAY_SMTP_URL has to look like smtps://user:password@host:465.')
  }
  const from = settings.REPLYBAY_MAIL_FROM
  if (!from?.includes('@')) {
    throw new StartProblem('REPLYBAY_MAIL_FROM has to name the sender of mails, such as desk@shop.example.')
  }
  return { url, from }
}

/**
 * Mails hold codes: where others use the server, they go to standard output only if that was asked for.
 *
 * @throws StartProblem if it was not.
 */
export function requireMailChoice(settings: Settings): void {
  if (settings.REPLYBAY_MAIL === 'console') return
  throw new StartProblem(
    'No mail server is configured: set REPLYBAY_SMTP_URL and REPLYBAY_MAIL_FROM, or REPLYBAY_MAIL=console to write all mails, codes included, to standard output.',
  )
}

/** @returns undefined without a provider. */
export function readRecaptcha(settings: Settings): RecaptchaChoice | undefined {
  const siteKey = settings.REPLYBAY_RECAPTCHA_SITE_KEY
  const secret = settings.REPLYBAY_RECAPTCHA_SECRET
  if (!siteKey && !secret) return undefined
  if (!siteKey || !secret) {
    throw new StartProblem('REPLYBAY_RECAPTCHA_SITE_KEY and REPLYBAY_RECAPTCHA_SECRET go together.')
  }
  if (!/^[\w-]+$/.test(siteKey)) {
    throw new StartProblem('REPLYBAY_RECAPTCHA_SITE_KEY holds other characters than a site key has.')
  }
  const name = 'REPLYBAY_RECAPTCHA_ORIGIN'
  const [origin = settings[name]] = readOrigins(name, settings[name], 1)
  return { siteKey, secret, origin }
}

/** @returns undefined where no public service of quotes is named. */
export function readQuoteUrl(settings: Settings): string | undefined {
  return readUrl(settings, 'REPLYBAY_QUOTE_URL', 'https://quotes.example/random')
}

/** @returns undefined where a new account accepts no terms. */
export function readTermsUrl(settings: Settings): string | undefined {
  return readUrl(settings, 'REPLYBAY_TERMS_URL', 'https://shop.example/terms')
}

function readUrl(settings: Settings, name: keyof Settings, example: string): string | undefined {
  const url = settings[name]
  if (!url) return undefined
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new StartProblem(`${name} has to look like ${example}.`)
  }
  readOrigins(name, new URL(url).origin, 1)
  return new URL(url).href
}

/** @returns a folder beside the embedded database, if no object store is named. */
export function readBlobs(settings: Settings): BlobChoice {
  const bucketUrl = settings.REPLYBAY_S3_BUCKET_URL
  if (!bucketUrl) {
    return { kind: 'folder', folder: join(resolve(settings.REPLYBAY_DATA), 'files') }
  }
  if (!URL.canParse(bucketUrl) || !/^https?:$/.test(new URL(bucketUrl).protocol)) {
    throw new StartProblem('REPLYBAY_S3_BUCKET_URL has to look like https://s3.host/bucket.')
  }
  const keyId = settings.REPLYBAY_S3_KEY_ID
  const secret = settings.REPLYBAY_S3_SECRET
  if (!keyId || !secret) {
    throw new StartProblem(
      'REPLYBAY_S3_BUCKET_URL needs REPLYBAY_S3_KEY_ID and REPLYBAY_S3_SECRET beside it.',
    )
  }
  const region = settings.REPLYBAY_S3_REGION
  return { kind: 's3', bucketUrl: bucketUrl.replace(/\/+$/, ''), region, keyId, secret }
}
