/* oxlint-disable lingui/no-unlocalized-strings -- names of folders and words of servers, in stories and tests alone */
import type { MailboxProblem, MailboxSettings, MailProvider } from '@replybay/api-client'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const tls = (host: string, port: number) => ({ host, port, encryption: 'tls' }) as const

export const providers: MailProvider[] = [
  {
    id: 'gmail',
    name: 'Gmail',
    domains: ['gmail.com'],
    incoming: tls('imap.gmail.com', 993),
    outgoing: tls('smtp.gmail.com', 465),
    passwordKind: 'app',
    helpUrl: 'https://support.google.com/accounts/answer/185833',
  },
  { id: 'microsoft', name: 'Microsoft', domains: ['outlook.com'], passwordKind: 'app' },
  { id: 'ovh', name: 'OVHcloud', incoming: tls('ssl0.ovh.net', 993), outgoing: tls('ssl0.ovh.net', 465) },
  {
    id: 'infomaniak',
    name: 'Infomaniak',
    domains: ['ik.me'],
    incoming: tls('mail.infomaniak.com', 993),
    outgoing: tls('mail.infomaniak.com', 465),
    helpUrl: 'https://www.infomaniak.com/en/support/faq/2433',
  },
  { id: 'gandi', name: 'Gandi', incoming: tls('mail.gandi.net', 993), outgoing: tls('mail.gandi.net', 465) },
  { id: 'fastmail', name: 'Fastmail', domains: ['fastmail.com'], passwordKind: 'app' },
  { id: 'other', name: 'Other' },
]

export const localSettings: MailboxSettings = {
  address: 'hello@maison-lumen.example',
  kind: 'local',
  since: ago(60 * 24 * 40),
  receiving: { state: 'working', at: ago(1) },
  sending: { state: 'working', at: ago(1) },
  folders: [],
}

export const refusedPassword: MailboxProblem = {
  kind: 'wrong-password',
  at: ago(2),
  said: 'AUTHENTICATIONFAILED Invalid credentials',
  server: 'mail.infomaniak.com, port 993',
}

export const remoteSettings = (change: Partial<MailboxSettings> = {}): MailboxSettings => ({
  ...localSettings,
  kind: 'imap',
  provider: 'infomaniak',
  user: 'hello@maison-lumen.example',
  incoming: tls('mail.infomaniak.com', 993),
  outgoing: tls('mail.infomaniak.com', 465),
  lastEmailAt: ago(12),
  lastSentAt: ago(9),
  lastProblem: {
    kind: 'no-answer',
    at: ago(60 * 20),
    solvedAt: ago(60 * 20 - 4),
    said: 'CONNECT_TIMEOUT Failed to establish connection in required time',
    server: 'mail.infomaniak.com, port 993',
  },
  folders: [
    { folder: 'INBOX', kind: 'inbox', isSynced: true, here: 1_042, total: 1_042, syncedAt: ago(0) },
    { folder: 'Envoyés', kind: 'sent', isSynced: true, here: 864, total: 864, syncedAt: ago(2) },
    { folder: 'Archives', kind: 'archive', isSynced: true, here: 2_310, total: 2_310, syncedAt: ago(2) },
    { folder: 'Corbeille', kind: 'trash', isSynced: true, here: 4, total: 4, syncedAt: ago(2) },
    { folder: 'Fournisseurs 2024', kind: 'other', isSynced: false, here: 0 },
  ],
  ...change,
})
