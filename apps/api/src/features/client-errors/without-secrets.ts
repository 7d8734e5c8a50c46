const GONE = '[removed]'

/** What stands between words; captured, so that splitting keeps it. */
const AROUND_WORDS = /([\s"'`()<>{}]+)/
const AROUND_PARTS = /([\s"'`()<>{}[\],;:=&/]+)/

/** Where a query string or a fragment with values begins. */
const QUERY = /\?[\w%[&=-]|#[^#]*=/
/** Line and column, behind an address in a stack. */
const PLACE = /(?::\d+){1,2}$/

const SECRET_NAME = /(?:token|secret|password|passwd|api[-_]?key|cookie|session|authorization)$/i
/** What may hold spaces: in quotes up to the closing one, else up to the end of the line. */
const PASSPHRASE =
  /((?:password|passwd|passphrase)\\?["'`]?[ \t]*[:=][ \t]*)(?:"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[^\n]+)/gi
const CODE_NAME = /(?:code|otp)$/i
/** As one is mailed. Of so many digits is no status, and behind another name it may be a line or a column. */
const CODE = /^\d{6}$/
/** An address of a person; in Firefox, `@https` stands before the address in each line of a stack. */
const EMAIL = /[\w.+-](?:@|%40)(?!https?$)[\w-]/i
const OUR_TOKEN = /rb_[a-z]_/
const FILE_NAME = /\.(?:m?[jt]sx?|css|html|json|svg)$/

const SHORTEST_TOKEN = 16

/**
 * A text of a browser without what must not reach a log: tokens, credentials, addresses of
 * people, and the query strings of addresses. It removes rather too much than too little, and
 * takes time in proportion to the text, whatever somebody sends.
 */
export function withoutSecrets(text: string): string {
  const lines = text.replaceAll(PASSPHRASE, `$1${GONE}`)
  const words = lines.split(AROUND_WORDS).map(withoutQuery).join('')
  // Texts stand at even places, what is between them at odd ones.
  const parts = words.split(AROUND_PARTS)
  return parts.map((part, place) => (place % 2 === 0 && isSecret(parts, place) ? GONE : part)).join('')
}

function withoutQuery(word: string): string {
  const start = word.search(QUERY)
  if (start < 0) return word
  return word.slice(0, start) + GONE + (PLACE.exec(word.slice(start))?.[0] ?? '')
}

function isSecret(parts: readonly string[], place: number): boolean {
  const part = parts[place] ?? ''
  // What went before.
  if (part === '' || part === 'removed') return false
  return EMAIL.test(part) || looksLikeToken(part) || isNamedSecret(parts, place)
}

/** Long, and of digits and letters: few words of a language or of a program look so. */
function looksLikeToken(part: string): boolean {
  if (OUR_TOKEN.test(part)) return true
  if (part.length < SHORTEST_TOKEN || FILE_NAME.test(part)) return false
  return /\d/.test(part) && /[A-Za-z]/.test(part)
}

/** Behind `password=`, `"token": "`, `Authorization: Basic` or `bearer`. */
function isNamedSecret(parts: readonly string[], place: number): boolean {
  const [name = '', between = ''] = [parts[place - 2], parts[place - 1]]
  if (/^bearer$/i.test(name)) return true
  if (CODE_NAME.test(name) && CODE.test(parts[place] ?? '')) return true
  if (/^basic$/i.test(name)) return SECRET_NAME.test(parts[place - 4] ?? '')
  return SECRET_NAME.test(name) && /[:=]/.test(between)
}
