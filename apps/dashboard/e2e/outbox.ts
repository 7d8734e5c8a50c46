import { type APIRequestContext, expect } from '@playwright/test'

interface Mail {
  subject: string
  text: string
}

/** The newest mail to an address; it may still be on its way. */
async function newestMail(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const answer = await request.get('/dev/outbox', {
        params: { to },
        headers: { accept: 'application/json' },
      })
      const { data } = (await answer.json()) as { data: { mails: Mail[] } }
      found = data.mails.find((mail) => subject.test(mail.subject))
      return found
    })
    .toBeDefined()
  if (!found) throw new Error(`No mail came to ${to}.`)
  return found
}

/** The six digits in the subject of a mail. */
export async function codeFor(request: APIRequestContext, to: string, subject: RegExp): Promise<string> {
  const { subject: text } = await newestMail(request, to, subject)
  const code = /\d{6}/.exec(text)?.[0]
  if (!code) throw new Error(`"${text}" holds no code.`)
  return code
}

/** The link in a mail, as a path of the dashboard. */
export async function linkFor(request: APIRequestContext, to: string, subject: RegExp): Promise<string> {
  const { text } = await newestMail(request, to, subject)
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (!link) throw new Error(`The mail to ${to} holds no link.`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
