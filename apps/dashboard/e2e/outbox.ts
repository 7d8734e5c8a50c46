import { expect } from '@playwright/test'
import type { ReplybayServer } from '@replybay/server'

interface Mail {
  subject: string
  text: string
}

/** The newest mail to an address; it may still be on its way. */
async function newestMail(server: ReplybayServer, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const query = new URLSearchParams({ to, key: server.outboxKey })
      const answer = await fetch(`${server.url}/dev/outbox?${query}`)
      const { data } = (await answer.json()) as { data: { mails: Mail[] } }
      found = data.mails.find((mail) => subject.test(mail.subject))
      return found
    })
    .toBeDefined()
  if (!found) throw new Error(`No mail came to ${to}.`)
  return found
}

/** The six digits in the subject of a mail. */
export async function codeFor(server: ReplybayServer, to: string, subject: RegExp): Promise<string> {
  const { subject: text } = await newestMail(server, to, subject)
  const code = /\d{6}/.exec(text)?.[0]
  if (!code) throw new Error(`"${text}" holds no code.`)
  return code
}

/** The link in a mail, as a path of the dashboard. */
export async function linkFor(server: ReplybayServer, to: string, subject: RegExp): Promise<string> {
  const { text } = await newestMail(server, to, subject)
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (!link) throw new Error(`The mail to ${to} holds no link.`)
  const { pathname, search, hash } = new URL(link)
  return pathname + search + hash
}
