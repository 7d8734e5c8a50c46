/** Where people sign in in place of a password: the providers of mailboxes that take OAuth 2. */
import type { Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

interface MailServerPlace {
  host: string
  port: number
  encryption: 'tls' | 'starttls'
}

/** A provider as it is known: where one signs in, and the mail servers that take what it gives. */
export interface OAuthService {
  authorizeUrl: string
  tokenUrl: string
  /** What is asked for: to read and send mail, and which address it is. */
  scopes: readonly string[]
  /** Without those of them the mailbox can't be used. */
  neededScopes: readonly string[]
  /** What it wants to be asked beside, to give what holds while nobody is there. */
  parameters: Readonly<Record<string, string>>
  incoming: MailServerPlace
  outgoing: MailServerPlace
}

/** A provider where this server is registered. */
export interface OAuthChoice extends OAuthService {
  clientId: string
  clientSecret: string
}

export type OAuthChoices = Readonly<Partial<Record<'google' | 'microsoft', OAuthChoice>>>

export const googleService: OAuthService = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  scopes: ['https://mail.google.com/', 'openid', 'email'],
  neededScopes: ['https://mail.google.com/'],
  parameters: { access_type: 'offline', prompt: 'consent' },
  incoming: { host: 'imap.gmail.com', port: 993, encryption: 'tls' },
  outgoing: { host: 'smtp.gmail.com', port: 465, encryption: 'tls' },
}

const outlookScopes = [
  'https://outlook.office.com/IMAP.AccessAsUser.All',
  'https://outlook.office.com/SMTP.Send',
] as const

/** @param tenant whose accounts may sign in, such as `common` for all */
export const microsoftService = (tenant: string): OAuthService => ({
  authorizeUrl: `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/authorize`,
  tokenUrl: `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`,
  scopes: [...outlookScopes, 'offline_access', 'openid', 'email', 'profile'],
  neededScopes: outlookScopes,
  parameters: { prompt: 'select_account' },
  incoming: { host: 'outlook.office365.com', port: 993, encryption: 'tls' },
  outgoing: { host: 'smtp.office365.com', port: 587, encryption: 'starttls' },
})

/** @throws StartProblem naming the variable that can't be used. */
export function readOAuth(settings: Settings): OAuthChoices {
  const { REPLYBAY_MICROSOFT_TENANT: tenant } = settings
  if (!/^[\w.-]+$/.test(tenant)) {
    throw new StartProblem(
      `REPLYBAY_MICROSOFT_TENANT is "${tenant}", but has to be common, organizations or the name or id of a tenant.`,
    )
  }
  const google = readClient(
    ['REPLYBAY_GOOGLE_CLIENT_ID', 'REPLYBAY_GOOGLE_CLIENT_SECRET'],
    settings,
    googleService,
  )
  const microsoft = readClient(
    ['REPLYBAY_MICROSOFT_CLIENT_ID', 'REPLYBAY_MICROSOFT_CLIENT_SECRET'],
    settings,
    microsoftService(tenant),
  )
  return { ...(google && { google }), ...(microsoft && { microsoft }) }
}

function readClient(
  [idName, secretName]: readonly [keyof Settings, keyof Settings],
  settings: Settings,
  service: OAuthService,
): OAuthChoice | undefined {
  const [clientId, clientSecret] = [settings[idName], settings[secretName]]
  if (!clientId && !clientSecret) return undefined
  // The values are not repeated: one of them is a secret.
  if (!clientId || !clientSecret) throw new StartProblem(`${idName} and ${secretName} go together.`)
  return { ...service, clientId, clientSecret }
}
