import { type Channel, ChannelProblem, type ChannelProblemCode } from '../../../platform/channel.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { noteTrouble } from '../note-trouble.ts'
import { platforms } from '../platforms.ts'
import { findIntegration, type IntegrationRow } from '../store.ts'
import type { Problem } from '../tables.ts'
import { Trouble } from '../trouble.ts'
import { askMessenger } from './ask-messenger.ts'

const problemOf: Readonly<Record<Problem, ChannelProblemCode>> = {
  'bad-key': 'bad-key',
  'missing-permission': 'missing-permission',
  'wrong-plan': 'missing-permission',
  unreachable: 'unreachable',
  'not-this-service': 'refused',
  'private-address': 'refused',
  'rate-limited': 'rate-limited',
  'service-error': 'refused',
}

/** Sends by the messengers that companies have connected. */
export function messengerChannel(context: ServerContext): Channel {
  return {
    channels: Object.values(platforms).flatMap(({ messenger }) => messenger?.channels ?? []),
    async send(message) {
      const { companyId, accountId } = message
      const row = await findIntegration(context.database.queries, companyId, accountId)
      if (!row) throw new ChannelProblem('not-connected')
      try {
        const { messenger } = platforms[row.kind]
        if (!messenger) throw new ChannelProblem('not-connected')
        return await messenger.send(askMessenger(context, row), message)
      } catch (error) {
        if (!(error instanceof Trouble)) throw error
        await noteOnCard(context, row, error)
        throw channelProblemOf(error)
      }
    },
  }
}

/** What a person has to mend is said where the messenger is connected. */
async function noteOnCard({ database }: ServerContext, row: IntegrationRow, trouble: Trouble): Promise<void> {
  if (trouble.problem !== 'bad-key' && trouble.problem !== 'missing-permission') return
  await database.transaction((queries) => noteTrouble(queries, row, trouble, { event: 'message-sent' }))
}

function channelProblemOf({ problem, details }: Trouble): ChannelProblem {
  const { retryAfter, isUnknown = false, status = 0 } = details
  const isUp = problem === 'service-error' && status >= 500
  return new ChannelProblem(isUp ? 'unreachable' : problemOf[problem], { retryAfter, isUnknown })
}
