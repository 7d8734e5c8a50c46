/** Facts about providers of mailboxes: their servers, and how they differ from what is usual. */
import type { components } from '@replybay/api-client'
import { googleService, microsoftService } from '../../../platform/config/oauth-config.ts'
import type { MailServer, ProviderId } from './tables.ts'

type Told = components['schemas']['MailProvider']

interface Provider extends Omit<Told, 'signsIn'> {
  id: ProviderId
  /** Keeps what is sent by itself: written into its folder again it would be there twice. */
  keepsSent?: boolean
  /** Archiving takes an email out of the inbox, and leaves it in the folder of all emails. */
  archivesToAll?: boolean
  /** Whose sign-in it takes in place of a password. */
  oauth?: 'google' | 'microsoft'
}

const tls = (host: string, port: number): MailServer => ({ host, port, encryption: 'tls' })
const startTls = (host: string, port: number): MailServer => ({ host, port, encryption: 'starttls' })

const microsoft = microsoftService('common')

const providers: readonly Provider[] = [
  {
    id: 'gmail',
    name: 'Gmail',
    domains: ['gmail.com', 'googlemail.com'],
    incoming: googleService.incoming,
    outgoing: googleService.outgoing,
    passwordKind: 'app',
    helpUrl: 'https://support.google.com/accounts/answer/185833',
    keepsSent: true,
    archivesToAll: true,
    oauth: 'google',
  },
  {
    id: 'microsoft',
    name: 'Microsoft',
    domains: ['outlook.com', 'hotmail.com', 'hotmail.fr', 'hotmail.es', 'live.com', 'live.fr', 'msn.com'],
    incoming: microsoft.incoming,
    outgoing: microsoft.outgoing,
    passwordKind: 'app',
    helpUrl: 'https://support.microsoft.com/account-billing/5896ed9b-4263-e681-128a-a6f2979a7944',
    keepsSent: true,
    oauth: 'microsoft',
  },
  {
    id: 'ovh',
    name: 'OVHcloud',
    domains: [],
    incoming: tls('ssl0.ovh.net', 993),
    outgoing: tls('ssl0.ovh.net', 465),
    passwordKind: 'mailbox',
  },
  {
    id: 'infomaniak',
    name: 'Infomaniak',
    domains: ['ik.me', 'ikmail.com', 'etik.com'],
    incoming: tls('mail.infomaniak.com', 993),
    outgoing: tls('mail.infomaniak.com', 465),
    passwordKind: 'mailbox',
    helpUrl: 'https://www.infomaniak.com/en/support/faq/2433',
  },
  {
    id: 'gandi',
    name: 'Gandi',
    domains: [],
    incoming: tls('mail.gandi.net', 993),
    outgoing: tls('mail.gandi.net', 465),
    passwordKind: 'mailbox',
  },
  {
    id: 'ionos',
    name: 'IONOS',
    domains: [],
    incoming: tls('imap.ionos.com', 993),
    outgoing: tls('smtp.ionos.com', 465),
    passwordKind: 'mailbox',
  },
  {
    id: 'orange',
    name: 'Orange',
    domains: ['orange.fr', 'wanadoo.fr'],
    incoming: tls('imap.orange.fr', 993),
    outgoing: tls('smtp.orange.fr', 465),
    passwordKind: 'mailbox',
  },
  {
    id: 'free',
    name: 'Free',
    domains: ['free.fr'],
    incoming: tls('imap.free.fr', 993),
    outgoing: tls('smtp.free.fr', 465),
    passwordKind: 'mailbox',
  },
  {
    id: 'icloud',
    name: 'iCloud',
    domains: ['icloud.com', 'me.com', 'mac.com'],
    incoming: tls('imap.mail.me.com', 993),
    outgoing: startTls('smtp.mail.me.com', 587),
    passwordKind: 'app',
    helpUrl: 'https://support.apple.com/102654',
  },
  {
    id: 'yahoo',
    name: 'Yahoo',
    domains: ['yahoo.com', 'yahoo.fr', 'yahoo.es', 'ymail.com', 'rocketmail.com'],
    incoming: tls('imap.mail.yahoo.com', 993),
    outgoing: tls('smtp.mail.yahoo.com', 465),
    passwordKind: 'app',
    helpUrl: 'https://help.yahoo.com/kb/SLN15241.html',
    keepsSent: true,
  },
  {
    id: 'zoho',
    name: 'Zoho',
    domains: ['zoho.com', 'zohomail.com', 'zohomail.eu'],
    incoming: tls('imappro.zoho.eu', 993),
    outgoing: tls('smtppro.zoho.eu', 465),
    passwordKind: 'app',
    helpUrl: 'https://www.zoho.com/mail/help/imap-access.html',
    keepsSent: true,
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    domains: ['fastmail.com', 'fastmail.fm'],
    incoming: tls('imap.fastmail.com', 993),
    outgoing: tls('smtp.fastmail.com', 465),
    passwordKind: 'app',
    helpUrl: 'https://www.fastmail.help/hc/en-us/articles/360058752854',
  },
  {
    id: 'gmx',
    name: 'GMX',
    domains: ['gmx.com', 'gmx.de', 'gmx.net', 'gmx.fr', 'gmx.es'],
    incoming: tls('imap.gmx.com', 993),
    outgoing: tls('mail.gmx.com', 465),
    passwordKind: 'mailbox',
  },
  { id: 'other', name: 'Other', domains: [] },
]

export function providerOf(id: ProviderId): Provider {
  const provider = providers.find((each) => each.id === id)
  if (!provider) throw new Error(`No provider is named ${id}.`)
  return provider
}

/** @param canSignIn at which of them one can sign in, by the configuration. */
export function presentProviders(canSignIn: (name: 'google' | 'microsoft') => boolean): Told[] {
  return providers.map(({ keepsSent: _k, archivesToAll: _a, oauth, ...told }) => ({
    ...told,
    ...(oauth && canSignIn(oauth) && { signsIn: true }),
  }))
}
