/** Emails as they come from broken programs, and from people who want to break others. */

interface Awkward {
  raw: Buffer
  /** What people see of it, at the least. */
  shown: {
    subject?: string
    text?: string
    html?: string
    files?: string[]
  }
}

const HEAD = ['From: Rosa <rosa@customer.example>', 'To: hello@maison-lumen.example']
const lines = (...all: (string | Buffer)[]) =>
  Buffer.concat(
    all.flatMap((line) => [Buffer.isBuffer(line) ? line : Buffer.from(line), Buffer.from('\r\n')]),
  )
const plain = (subject: string, type: string, ...body: (string | Buffer)[]) =>
  lines(...HEAD, `Subject: ${subject}`, 'MIME-Version: 1.0', `Content-Type: ${type}`, '', ...body)
const base64 = (content: string | Buffer) =>
  Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n')
const part = (type: string, content: string, ...head: string[]) =>
  ['--part', `Content-Type: ${type}`, ...head, '', content].join('\r\n')
const parts = (subject: string, ...all: string[]) =>
  plain(subject, 'multipart/mixed; boundary=part', ...all, '--part--')
const html = (subject: string, text: string) => plain(subject, 'text/html; charset=utf-8', text)

const FORWARDED = lines('From: noor@customer.example', 'Subject: Inner', '', 'The inner words.').toString()

const INVITATION = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:1@customer.example',
  'DTSTART:20261204T140000Z',
  'DTEND:20261204T150000Z',
  'SUMMARY:Visit of the',
  '  workshop',
  'LOCATION:12 rue de la Paix\\, Lyon',
  'ORGANIZER;CN=Rosa:mailto:rosa@customer.example',
  'DESCRIPTION:Bring the globe.',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

const nested = (levels: number) =>
  Array.from({ length: levels }, (_, level) =>
    [`Content-Type: multipart/mixed; boundary=b${level}`, '', `--b${level}`].join('\r\n'),
  ).join('\r\n')

const messages = (levels: number): string =>
  levels === 0
    ? 'The innermost words.'
    : `Content-Type: message/rfc822\r\n\r\nSubject: Level ${levels}\r\n${messages(levels - 1)}`

const many = (count: number, one: (place: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, place) => one(place)).join(between)

export const awkwardEmails: Readonly<Record<string, Awkward>> = {
  'a multipart without its end': {
    raw: plain('No end', 'multipart/mixed; boundary=part', part('text/plain', 'What there is.')),
    shown: { text: 'What there is.' },
  },
  'a multipart without a boundary': {
    raw: plain('No boundary', 'multipart/mixed', 'Words all the same.'),
    shown: { text: 'Words all the same.' },
  },
  'a multipart whose boundary never comes': {
    raw: plain('Lost boundary', 'multipart/mixed; boundary=part', 'Words before nothing.'),
    shown: { subject: 'Lost boundary' },
  },
  'base64 that is none': {
    raw: lines(...HEAD, 'Subject: Base', 'Content-Transfer-Encoding: base64', '', '%%% no *** base64 %%%'),
    shown: { subject: 'Base' },
  },
  'quoted-printable that is cut': {
    raw: lines(
      ...HEAD,
      'Subject: Cut',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Voil=C3=A0 le d=C3=A9but =',
      'et la suite=C',
    ),
    shown: { text: 'Voilà le début et la suite' },
  },
  'words cut in the middle of a letter': {
    raw: lines(...HEAD, 'Subject: =?utf-8?Q?Caf=C3?= =?utf-8?Q?=A9_noir?=', '', 'x'),
    shown: { subject: 'Café noir' },
  },
  'an encoded word that never ends': {
    raw: lines(...HEAD, 'Subject: =?utf-8?B?w4lsb2', '', 'x'),
    shown: { text: 'x' },
  },
  'a character set that nobody knows': {
    raw: plain('Odd', 'text/plain; charset=x-martian', 'Plain words.'),
    shown: { text: 'Plain words.' },
  },
  'Latin letters that say they are UTF-8': {
    raw: plain('Wrong', 'text/plain; charset=utf-8', Buffer.from('Le globe est fêlé.', 'latin1')),
    shown: { text: 'Le globe est fêlé.' },
  },
  'Latin letters that say nothing': {
    raw: plain('Nothing', 'text/plain', Buffer.from('Le globe est fêlé.', 'latin1')),
    shown: { text: 'Le globe est fêlé.' },
  },
  'UTF-8 that says it is ASCII': {
    raw: plain('ASCII', 'text/plain; charset=us-ascii', 'Le globe est fêlé.'),
    shown: { text: 'Le globe est fêlé.' },
  },
  'Windows letters': {
    raw: plain(
      'Windows',
      'text/plain; charset=windows-1252',
      Buffer.from([0x93, 0x48, 0x69, 0x94, 0x20, 0x80]),
    ),
    shown: { text: '“Hi” €' },
  },
  'Japanese letters': {
    raw: plain('JIS', 'text/plain; charset=iso-2022-jp', Buffer.from('1b244224333c1b2842', 'hex')),
    shown: { subject: 'JIS' },
  },
  'a letter head in UTF-8 without encoding': {
    raw: lines('From: Élodie <elodie@customer.example>', HEAD[1] ?? '', 'Subject: Globe fêlé', '', 'x'),
    shown: { subject: 'Globe fêlé' },
  },
  'a head in Western letters': {
    raw: lines(...HEAD, Buffer.from('Subject: Globe fêlé', 'latin1'), '', 'x'),
    shown: { subject: 'Globe fêlé' },
  },
  'NUL in its head and text': {
    raw: lines(...HEAD, 'Subject: a\0b', '', 'c\0d'),
    shown: { subject: 'ab', text: 'cd' },
  },
  'line ends of one character': {
    raw: Buffer.from([...HEAD, 'Subject: Lines', '', 'One', 'Two'].join('\n')),
    shown: { subject: 'Lines', text: 'Two' },
  },
  'winmail.dat': {
    raw: parts(
      'TNEF',
      part('text/plain', 'See the file.'),
      part(
        'application/ms-tnef; name=winmail.dat',
        base64(Buffer.from('789f3e22', 'hex')),
        'Content-Transfer-Encoding: base64',
      ),
    ),
    shown: { text: 'See the file.', files: ['winmail.dat'] },
  },
  'an email within an email': {
    raw: parts('Fwd', part('text/plain', 'See below.'), part('message/rfc822', FORWARDED)),
    shown: { text: 'The inner words.' },
  },
  'an email that is attached': {
    raw: parts(
      'Attached',
      part('text/plain', 'See the file.'),
      part('message/rfc822', FORWARDED, 'Content-Disposition: attachment; filename=inner.eml'),
    ),
    shown: { text: 'See the file.', files: ['inner.eml'] },
  },
  'emails within emails without end': {
    raw: lines(...HEAD, 'Subject: Deep', messages(100)),
    shown: { subject: 'Deep' },
  },
  'parts within parts without end': {
    raw: lines(...HEAD, 'Subject: Deep', nested(2_000), 'Content-Type: text/plain', '', 'x'),
    shown: { subject: 'Deep' },
  },
  'ten thousand parts': {
    raw: parts(
      'Parts',
      part('text/plain', 'The first.'),
      many(10_000, () => part('image/gif', 'x'), '\r\n'),
    ),
    shown: { text: 'The first.' },
  },
  'an invitation beside a text': {
    raw: parts(
      'Visit',
      part('text/plain', 'Come and see.'),
      part('text/calendar; method=REQUEST; name=invite.ics', INVITATION),
    ),
    shown: { text: 'Come and see.', files: ['invite.ics'] },
  },
  'an invitation alone': {
    raw: plain('Visit', 'text/calendar; method=REQUEST; charset=utf-8; name=invite.ics', INVITATION),
    shown: { text: 'Visit of the workshop', files: ['invite.ics'] },
  },
  'an invitation that is broken': {
    raw: plain(
      'Visit',
      'text/calendar; name=invite.ics',
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:tomorrow;;:',
    ),
    shown: { subject: 'Visit', files: ['invite.ics'] },
  },
  'a script': {
    raw: html(
      'Script',
      '<p>Before</p><script>document.title="ran"</script><img src=x onerror="document.title=1"><p>After</p>',
    ),
    shown: { text: 'After', html: '<p>Before</p>' },
  },
  'fifty thousand elements within one another': {
    raw: html('Nested', `${'<div>'.repeat(50_000)}The core.`),
    shown: { subject: 'Nested', html: 'The core.' },
  },
  'a table within tables': {
    raw: html('Tables', `${'<table><tr><td>'.repeat(2_000)}The core.`),
    shown: { subject: 'Tables', html: 'The core.' },
  },
  'HTML of a hundred thousand open tags': {
    raw: html('Open', `<p>The core.</p>${'<'.repeat(100_000)}`),
    shown: { text: 'The core.' },
  },
  'a line that is smuggled into the subject': {
    raw: lines(...HEAD, 'Subject: =?utf-8?Q?Hi=0D=0ABcc:_victim@shop.example?=', '', 'x'),
    shown: { subject: 'Hi Bcc: victim@shop.example' },
  },
  'ten thousand recipients': {
    raw: lines(
      'From: rosa@customer.example',
      `To: ${many(10_000, (place) => `Person ${place} <person-${place}@customer.example>`, ',\r\n ')}`,
      'Subject: Many',
      '',
      'Words to all.',
    ),
    shown: { subject: 'Many', text: 'Words to all.' },
  },
  'nothing at all': { raw: Buffer.from('\r\n'), shown: { subject: '' } },
  'no head': { raw: Buffer.from('Just words, without a head.\r\n'), shown: { subject: '' } },
  'a head alone': { raw: lines(...HEAD, 'Subject: Head alone'), shown: { subject: 'Head alone' } },
  'no Message-ID': { raw: lines(...HEAD, 'Subject: Nameless', '', 'x'), shown: { subject: 'Nameless' } },
  'References without end': {
    raw: lines(
      ...HEAD,
      'Subject: Chain',
      `References: ${many(20_000, (place) => `<r${place}@customer.example>`, '\r\n ')}`,
      '',
      'Words after a chain.',
    ),
    shown: { subject: 'Chain', text: 'Words after a chain.' },
  },
  'a head of one endless line': {
    raw: lines(...HEAD, 'Subject: Endless', `X-Line: ${'x'.repeat(400_000)}`, '', 'Words after a line.'),
    shown: { subject: 'Endless', text: 'Words after a line.' },
  },
  'lines that flow': {
    raw: plain('Flow', 'text/plain; format=flowed; delsp=no', 'A line that ', 'flows on.'),
    shown: { text: 'A line that flows on.' },
  },
  'a name that leads elsewhere': {
    raw: parts('Path', part('text/plain', 'x'), part('application/pdf; name="../../etc/passwd"', 'x')),
    shown: { files: ['passwd'] },
  },
}
