/** Answers emails of customers by itself, as far as the company wants that. */
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { cutText } from '../../../platform/cut-text.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { findAgentSwitch, findCompanyText, findToldMailbox, mayUse } from '../../users/index.ts'
import { referencesOf, subjectOf } from '../sending/compose.ts'
import { createSender } from '../sending/send.ts'
import { findMailbox } from '../store.ts'
import { presentSources } from '../../answering/index.ts'
import { findAsked, type AskedEmail } from './asked.ts'
import { modeTold, type ReplyMode } from './reply-mode.ts'
import { noteReply, type ReplyRow } from './reply-store.ts'
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
    const mode = await modeOf(queries, companyId)
    if (mode === 'off') return
    const mailbox = await findMailbox(queries, companyId)
    if (!mailbox) return
    const note = (how: Pick<ReplyRow, 'outcome'> & Partial<ReplyRow>) =>
      noteReply(queries, { ...how, id: emailId, companyId, mode })
    const asked = await findAsked(queries, mailbox, emailId, new Date(Date.now() - DAY_MS))
    if (asked === undefined) return
    if (asked === 'sender-doubt') return await note({ outcome: 'skipped', reason: asked })
    // What was written after it is looked at together with it.
    if (!asked.isLast) return
    const reason = leftBecauseOf(asked)
    if (reason) return await note({ outcome: 'skipped', reason })
    const { email, from, said } = asked
    const turns = said.map(({ author, text }) => ({ author, text: cutText(text, LONGEST_SAID) }))
    const answer = await workOut(context, companyId, turns)
    // A greeting, and what no source answers, are for people.
    if (answer?.isAsked === false) return await note({ outcome: 'skipped', reason: 'nothing-asked' })
    if (answer?.outcome !== 'answered' || answer.text === undefined) {
      const isWanted = answer?.reason === 'asks-for-person'
      return await note({ outcome: 'handed-off', reason: isWanted ? 'asks-for-person' : 'no-answer' })
    }
    const draft = { draft: answer.text, sources: presentSources(answer.sources) }
    if (mode !== 'on') return await note({ outcome: 'drafted', ...draft })
    const company = await findCompanyText(queries, companyId)
    const sent = await createSender(context).send(
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
          const isFree = typeof now === 'object' && now.isLast && leftBecauseOf(now) === undefined
          return isFree && (await modeOf(held, companyId)) === 'on'
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
    if (sent !== undefined) await note({ outcome: 'sent', ...draft, sent: answer.text })
  },
}

/** Has the agent look at an email, in the transaction that keeps it. What a program has sent is answered by none. */
export async function askForAnswer(
  { jobs }: Pick<ServerContext, 'jobs'>,
  queries: Queries,
  { isAutomated, ...asked }: { companyId: string; emailId: string; isAutomated: boolean },
): Promise<void> {
  const mode = modeTold(await findToldMailbox(queries, asked.companyId))
  if (mode === 'off') return
  const { companyId, emailId: id } = asked
  if (isAutomated) await noteReply(queries, { id, companyId, mode, outcome: 'skipped', reason: 'automated' })
  else await jobs.add(queries, answerEmailAutomatically, asked, { companyId })
}

async function modeOf(queries: Queries, companyId: string): Promise<ReplyMode> {
  const told = await findToldMailbox(queries, companyId)
  if (!told.connected || !(await mayUse(queries, companyId, 'emails'))) return 'off'
  return (await findAgentSwitch(queries, companyId)).isPaused ? 'off' : modeTold(told)
}

/** Why people answer it, or nobody does. */
function leftBecauseOf({
  hasPerson,
  isNamed,
  answers,
  answersToSender,
}: AskedEmail): ReplyRow['reason'] | undefined {
  if (!isNamed) return 'not-named'
  if (hasPerson) return 'with-person'
  return answers >= MOST_OF_THREAD || answersToSender >= MOST_OF_ADDRESS ? 'limit' : undefined
}
