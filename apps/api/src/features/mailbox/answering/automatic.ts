/** Answers emails of customers by itself, as far as the company wants that. */
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { cutText } from '../../../platform/cut-text.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { findAgentSwitch, findCompanyText, findToldMailbox, mayUse } from '../../users/index.ts'
import { referencesOf, subjectOf } from '../sending/compose.ts'
import { createSender } from '../sending/send.ts'
import { findMailbox } from '../store.ts'
import { findAsked, type AskedEmail } from './asked.ts'
import { footerOf } from './words.ts'
import { workOut } from './work-out.ts'

/** Of one thread, and to one address in a day: after so many, people answer. It also ends a talk of two programs. */
const MOST_OF_THREAD = 5
const MOST_OF_ADDRESS = 5
const DAY_MS = 24 * 3_600_000
/** What was said before that may matter; of each email in UTF-16 units. */
const LONGEST_SAID = 20_000

/** Looks at an email that came, and answers it: once, however often it runs. */
export const answerEmailAutomatically: FeatureJob<{ companyId: string; emailId: string }> = {
  name: 'mailbox-answer',
  retries: 3,
  retryDelay: 5,
  retryDelayMax: 60,
  timeLimit: 120,
  atOncePerCompany: 2,
  async run({ companyId, emailId }, context) {
    const { queries } = context.database
    if (!(await answersEmails(queries, companyId))) return
    const mailbox = await findMailbox(queries, companyId)
    const asked = mailbox && (await findAsked(queries, mailbox, emailId, new Date(Date.now() - DAY_MS)))
    if (!mailbox || !asked || !isToBeAnswered(asked)) return
    const { email, from, said } = asked
    const turns = said.map(({ author, text }) => ({ author, text: cutText(text, LONGEST_SAID) }))
    const answer = await workOut(context, companyId, turns)
    // A greeting, and what no source answers, are for people.
    if (answer?.outcome !== 'answered' || !answer.isAsked || answer.text === undefined) return
    const company = await findCompanyText(queries, companyId)
    await createSender(context).send(
      {
        mailbox,
        writer: 'agent',
        key: emailId,
        // It may be worked out anew, in other words, after a crash.
        digest: '',
        original: email,
        answeredBy: 'agent',
        // It may have taken a minute: what was switched off or answered meanwhile stays so.
        mayStill: async (held) => {
          const now = await findAsked(held, mailbox, emailId, new Date(Date.now() - DAY_MS))
          return now !== undefined && isToBeAnswered(now) && (await answersEmails(held, companyId))
        },
      },
      {
        recipients: { to: [from], cc: [], bcc: [] },
        subject: subjectOf(email, 'reply', undefined),
        text: `${answer.text}\n\n${footerOf(answer.language, company?.name ?? '')}\n`,
        inReplyTo: email.messageId,
        references: referencesOf(email),
        files: [],
        isAutomated: true,
      },
    )
  },
}

/** Asks for an answer in the transaction that keeps the email. */
export async function askForAnswer(
  { jobs }: Pick<ServerContext, 'jobs'>,
  queries: Queries,
  asked: { companyId: string; emailId: string },
): Promise<void> {
  const { automaticAnswer } = await findToldMailbox(queries, asked.companyId)
  if (automaticAnswer !== 1) return
  await jobs.add(queries, answerEmailAutomatically, asked, { companyId: asked.companyId })
}

async function answersEmails(queries: Queries, companyId: string): Promise<boolean> {
  const { connected, automaticAnswer } = await findToldMailbox(queries, companyId)
  if (!connected || automaticAnswer !== 1 || !(await mayUse(queries, companyId, 'emails'))) return false
  return !(await findAgentSwitch(queries, companyId)).isPaused
}

function isToBeAnswered({ isLast, hasPerson, isNamed, answers, answersToSender }: AskedEmail): boolean {
  const isWithPeople = hasPerson || answers >= MOST_OF_THREAD || answersToSender >= MOST_OF_ADDRESS
  return isLast && isNamed && !isWithPeople
}
