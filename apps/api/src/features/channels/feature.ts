import { eq } from 'drizzle-orm'
import { leftOut } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { channelHandlers } from './routes.ts'
import { sendLater, sendToChannel } from './send.ts'
import { channelMessages, channelPeople, channelThreads } from './tables.ts'

/** Conversations on messengers and in community servers, whichever feature has connected them. */
export const channelsFeature = defineServerFeature({
  id: 'channels',
  tables: [
    leftOut(channelPeople, 'By which ids platforms know the customers that are told.'),
    leftOut(channelThreads, 'Where the tickets that are told came from, by ids of platforms.'),
    leftOut(channelMessages, 'By which ids platforms know the messages that are told.'),
  ],
  handlers: channelHandlers,
  jobs: [sendToChannel],
  onSaid: sendLater,
  async emptyTicket(queries, { id }) {
    await queries.delete(channelMessages).where(eq(channelMessages.ticketId, id))
    await queries.delete(channelThreads).where(eq(channelThreads.ticketId, id))
    return []
  },
})
