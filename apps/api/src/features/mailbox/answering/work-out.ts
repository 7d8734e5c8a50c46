import type { ServerContext } from '../../../platform/server-feature.ts'
import { answeringOf } from '../../answering/index.ts'
import { type Language, languageOf } from '../../knowledge/index.ts'
import { findToldMailbox, mayUse } from '../../users/index.ts'
import { ownWordsOf } from './own-words.ts'

interface Said {
  author: 'customer' | 'support' | 'agent'
  text: string
}

/**
 * What the AI agent would answer to the last thing that was said, from the knowledge and by the email prompt.
 *
 * @returns undefined where the company has no knowledge to answer from.
 * @throws the reason of the signal, where that was aborted.
 */
export async function workOut(
  context: ServerContext,
  companyId: string,
  thread: readonly Said[],
  signal?: AbortSignal,
) {
  const { queries } = context.database
  const last = thread.at(-1)
  if (!last || !(await mayUse(queries, companyId, 'knowledge'))) return undefined
  const { emailPrompt } = await findToldMailbox(queries, companyId)
  const language: Language = await languageOf(queries, companyId)
  return await answeringOf(context)({
    companyId,
    text: ownWordsOf(last.text),
    language,
    before: thread.slice(0, -1).map(({ author, text }) => ({
      author: author === 'customer' ? author : ('agent' as const),
      text: ownWordsOf(text),
    })),
    ...(emailPrompt && { wishes: emailPrompt }),
    ...(signal && { signal }),
  })
}
