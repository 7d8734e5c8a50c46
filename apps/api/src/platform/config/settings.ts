interface SettingGroup {
  /** What they do, and what holds where one is not set. */
  about: string
  /** `preset` is taken where the variable is not set or empty; `example` shows what one looks like that has none. */
  variables: Readonly<Record<string, { preset: string } | { example: string }>>
}

export type Setting = SettingGroup['variables'][string]

/**
 * Every variable that the server reads, declared here and nowhere else: a name that is not here can't be read.
 * `.env.example` is made of it, by `vitest run test/config.test.ts -u`.
 */
export const settingGroups = [
  {
    about: 'Where it listens.',
    variables: {
      HOST: { preset: '127.0.0.1' },
      PORT: { preset: '4300' },
    },
  },
  {
    about:
      'A PostgreSQL, 15 or newer, for work that must not be lost. Without it the embedded database is used, in the folder below.',
    variables: {
      DATABASE_URL: { example: 'postgres://replybay:password@127.0.0.1:5432/replybay' },
    },
  },
  {
    about: 'The folder of the embedded database and of files, from where the server is started.',
    variables: {
      REPLYBAY_DATA: { preset: '.data' },
    },
  },
  {
    about:
      "Where the demo company is. Without it: in a server for this machine alone (a loopback HOST, no trusted proxy, the embedded database and no mail server), and for calls of this machine alone. on: for all who can reach the server. off: nowhere; needed behind a proxy of this machine that adds no forwarding headers, since its calls look like this machine's own.",
    variables: {
      REPLYBAY_DEMO: { example: 'off' },
    },
  },
  {
    about:
      "Addresses of the proxies in front, with commas between. Only what they say of the sender's address and of https is believed. Without it nothing is.",
    variables: {
      REPLYBAY_TRUSTED_PROXIES: { example: '10.0.0.1,10.0.0.2' },
    },
  },
  {
    about: "With off, the server knows the documented calls alone, and the visitor's side: on or off.",
    variables: {
      REPLYBAY_ADDITIONS: { preset: 'on' },
    },
  },
  {
    about:
      'Other origins where this server’s dashboard is served, separated by commas. They may call with credentials.',
    variables: {
      REPLYBAY_DASHBOARD_ORIGINS: { example: 'https://desk.example' },
    },
  },
  {
    about: 'Where the calls of the dashboard that this server serves go, if not to this server.',
    variables: {
      REPLYBAY_API_ORIGIN: { example: 'https://api.example' },
    },
  },
  {
    about:
      'Where people open the dashboard, for the links in emails. Without it, the first of the origins above, else the address on which this server listens.',
    variables: {
      REPLYBAY_DASHBOARD_ORIGIN: { example: 'https://desk.example' },
    },
  },
  {
    about:
      "How the dashboard's addresses tell the language: no_prefix, prefix (/fr-FR/login), prefix_except_default (English is /login) or prefix_and_default (English is both).",
    variables: {
      REPLYBAY_LOCALE_URLS: { example: 'no_prefix' },
    },
  },
  {
    about:
      'On which addresses a first access is redirected to the language that was detected: root, no-prefix (all that name no language) or all (also those that name another).',
    variables: {
      REPLYBAY_LOCALE_REDIRECT: { example: 'root' },
    },
  },
  {
    about: 'The path that / leads to on first access.',
    variables: {
      REPLYBAY_ROOT_REDIRECT: { example: '/fr-FR' },
    },
  },
  {
    about:
      'The language where neither a person nor their browser names a supported language: en-US, fr-FR or es-ES.',
    variables: {
      REPLYBAY_LOCALE_FALLBACK: { example: 'en-US' },
    },
  },
  {
    about:
      'Lets the language be remembered where the dashboard is embedded in a page of another origin, which needs https: on or off.',
    variables: {
      REPLYBAY_LOCALE_CROSS_ORIGIN: { example: 'off' },
    },
  },
  {
    about:
      'The server that sends emails, and who those of the product come from; what is answered from a mailbox comes from its address. Without it, emails aren’t sent: they are written where the server is started and, for calls of this machine, shown at /dev/outbox. A server that is not for this machine alone starts without it only if REPLYBAY_MAIL=console says so: emails contain codes.',
    variables: {
      REPLYBAY_MAIL: { example: 'console' },
      REPLYBAY_SMTP_URL: { example: 'smtps://user:password@mail.example:465' },
      REPLYBAY_MAIL_FROM: { example: 'Replybay <desk@shop.example>' },
    },
  },
  {
    about:
      'The port of this machine where emails to local mailboxes are taken, or off. Without it, in a server for this machine alone: its own port plus 25.',
    variables: {
      REPLYBAY_SMTP_PORT: { example: '4325' },
    },
  },
  {
    about:
      'A public service that answers a random quote, as {"quote": …, "author": …} or a list of such, for the home page. Browsers ask it, not this server: it learns their network addresses.',
    variables: {
      REPLYBAY_QUOTE_URL: { example: 'https://quotes.example/random' },
    },
  },
  {
    about: 'Terms of use that a new account has to accept.',
    variables: {
      REPLYBAY_TERMS_URL: { example: 'https://shop.example/terms' },
    },
  },
  {
    about:
      "The invisible captcha of the ways into an account: reCAPTCHA, version 3. Without it, everyone passes. The origin is another one where the usual one can't be reached.",
    variables: {
      REPLYBAY_RECAPTCHA_SITE_KEY: { example: '6Lc' },
      REPLYBAY_RECAPTCHA_SECRET: { example: '6Lc' },
      REPLYBAY_RECAPTCHA_ORIGIN: { preset: 'https://www.google.com' },
    },
  },
  {
    about:
      "A bucket that speaks S3's protocol, for pictures and files. Without it they are in files/ of the folder above, which other machines do not see. Files that the database does not know are removed after a day: give each database a bucket of its own.",
    variables: {
      REPLYBAY_S3_BUCKET_URL: { example: 'https://s3.eu-west-3.example/replybay' },
      REPLYBAY_S3_REGION: { preset: 'us-east-1' },
      REPLYBAY_S3_KEY_ID: { example: 'key' },
      REPLYBAY_S3_SECRET: { example: 'secret' },
    },
  },
  {
    about:
      "After how many days a deleted ticket is emptied: its text, its files and its customer's data are erased, and what is left is counted. 0 empties it within the hour. A backup that is older still holds them.",
    variables: {
      REPLYBAY_DELETED_TICKET_DAYS: { preset: '30' },
    },
  },
  {
    about:
      'How many calls are answered at once, by this process and to one sender (an IPv4 address or an IPv6 /64), and how many event streams are followed at once, in this process and by one person. What is beyond is refused, to be sent again in a moment.',
    variables: {
      REPLYBAY_MAX_CALLS: { preset: '500' },
      REPLYBAY_MAX_CALLS_PER_SENDER: { preset: '50' },
      REPLYBAY_MAX_STREAMS: { preset: '2000' },
      REPLYBAY_MAX_STREAMS_PER_PERSON: { preset: '10' },
    },
  },
  {
    about:
      'By which secrets that have to be read again, such as the one that signs the identities of visitors, are encrypted in the database: 32 bytes in base64, as `openssl rand -base64 32` makes them. The embedded database has a key of its own in its folder; on a PostgreSQL, what needs one is refused without it. Keep it apart from backups of the database: without it those secrets are lost.',
    variables: {
      REPLYBAY_SECRET_KEY: { example: 'what-openssl-says' },
    },
  },
  {
    about:
      'To change that key: the one that was used until now, while the new one is the key above. It still opens what it has encrypted, and at the start everything is encrypted anew by the new key. Once the log says that all secrets are kept under the present key, take this away and start again.',
    variables: {
      REPLYBAY_SECRET_KEY_PREVIOUS: { example: 'what-openssl-said-before' },
    },
  },
  {
    about:
      'What this server is registered as at Google and Microsoft, so that people sign in there to connect a mailbox; without both of one, their mailboxes need an app password. The address to register as where people come back is that of the dashboard, or REPLYBAY_API_ORIGIN where it is set, with /api/v1/emails/sign-in/callback behind it. The tenant says whose accounts Microsoft lets in: common for all, or that of one company.',
    variables: {
      REPLYBAY_GOOGLE_CLIENT_ID: { example: 'id.apps.googleusercontent.com' },
      REPLYBAY_GOOGLE_CLIENT_SECRET: { example: 'secret' },
      REPLYBAY_MICROSOFT_CLIENT_ID: { example: '00000000-0000-0000-0000-000000000000' },
      REPLYBAY_MICROSOFT_CLIENT_SECRET: { example: 'secret' },
      REPLYBAY_MICROSOFT_TENANT: { preset: 'common' },
    },
  },
  {
    about:
      'Through which bot the servers of Discord are connected: the token of an application that is created in Discord’s developer portal, with “Server Members Intent” and “Message Content Intent” turned on. local: every server is made up, on this server, and nothing leaves it. off: nobody connects one. Without it: local where the demo company is, else off.',
    variables: {
      REPLYBAY_DISCORD: { example: 'off' },
    },
  },
  {
    about: 'How many visitors with an open chat follow their conversation at once, in this process.',
    variables: {
      REPLYBAY_MAX_VISITOR_STREAMS: { preset: '4000' },
    },
  },
  {
    about: 'What a company may upload in a day, in MB, over all processes.',
    variables: {
      REPLYBAY_MAX_UPLOAD_MB_PER_DAY: { preset: '1024' },
    },
  },
  {
    about: "How much text a company's knowledge may hold, in MB; of a file, what is read from it.",
    variables: {
      REPLYBAY_MAX_KNOWLEDGE_MB: { preset: '100' },
    },
  },
  {
    about:
      'Hosts with their ports, with commas between, that this server reads when a person names them, although they are on this machine or in a private network: websites and mail servers. Without it, they are reached on the internet alone. Below it, where Sendcloud, Stripe and Discord are asked in place of their own addresses, over https: for tests, and through a proxy.',
    variables: {
      REPLYBAY_OUTBOUND_ALLOW: { example: '127.0.0.1:8080,intranet.example:443' },
      REPLYBAY_SERVICE_ADDRESSES: { example: 'stripe=https://proxy.example/stripe' },
    },
  },
  {
    about: 'How long to wait between two pages of a website that names no longer time itself, in ms.',
    variables: {
      REPLYBAY_CRAWL_PAUSE_MS: { preset: '500' },
    },
  },
  {
    about:
      'A language model with which the AI agents write their replies, from the sources that they find: an endpoint that speaks the protocol of OpenAI, up to its version, and the name of the model there. It is sent what customers ask and what the sources say. Without it the agents quote their sources, word by word, and nothing leaves this server; so they do where the model does not answer in time, answers what no source says, or a limit is reached.',
    variables: {
      REPLYBAY_MODEL_URL: { example: 'https://models.example/v1' },
      REPLYBAY_MODEL_NAME: { example: 'small-model' },
      REPLYBAY_MODEL_KEY: { example: 'key' },
    },
  },
  {
    about:
      'The name of an embedding model of the same endpoint, with or without one that writes: with it, passages are found that share no word with a question, for the model that writes and where the team asks. It is sent what the sources say and what customers ask. The database needs the extension pgvector, which the embedded one has. What is quoted is found by its words all the same.',
    variables: {
      REPLYBAY_EMBEDDING_NAME: { example: 'small-embedding' },
    },
  },
  {
    about:
      'How many tokens of both models a company may use in a day; embedding its sources takes at most half of them. With the prices of a million tokens, sent and answered, also what it may spend in a day, in the currency of the prices.',
    variables: {
      REPLYBAY_MODEL_TOKENS_PER_DAY: { preset: '1000000' },
      REPLYBAY_MODEL_PRICES: { example: '0.15,0.60' },
      REPLYBAY_MODEL_COST_PER_DAY: { example: '5' },
    },
  },
  {
    about:
      'Where to report a vulnerability of this server: an email address or a page, for /.well-known/security.txt. Without it there is no such file.',
    variables: {
      REPLYBAY_SECURITY_CONTACT: { example: 'security@shop.example' },
    },
  },
  {
    about: 'fatal, error, warn, info, debug, trace or silent. With debug, one line a call.',
    variables: {
      LOG_LEVEL: { preset: 'info' },
    },
  },
] as const satisfies readonly SettingGroup[]

type Variables = UnionToIntersection<(typeof settingGroups)[number]['variables']>

type UnionToIntersection<Union> = (Union extends Union ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

type SettingName = keyof Variables

/** The variables as they are given. */
export type Environment = { readonly [Name in SettingName]?: string | undefined }

/** The variables as they are read: with what is taken for those that are not set. */
export type Settings = {
  readonly [Name in SettingName]: Variables[Name] extends { preset: string } ? string : string | undefined
}

/** An empty variable is one that is not set. */
export function withPresets(environment: Environment): Settings {
  const names = settingGroups.flatMap(({ variables }) => Object.entries<Setting>(variables))
  const read = names.map(([name, setting]) => {
    // Sound: the names are those of the declaration.
    const given = environment[name as SettingName]
    return [name, given || ('preset' in setting ? setting.preset : undefined)]
  })
  // Sound: each name is there, and with its preset where it has one.
  return Object.fromEntries(read) as Settings
}
