/** A messenger that is connected, and the conversations that come of it. */
import {
  addAttachment,
  answerTicket,
  getTicketInfo,
  listTickets,
  removeIntegration,
  resendMessage,
} from '@replybay/api-client/operations'
import type { HookCall } from '@replybay/shop-platforms'
import { eq } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { formOf } from '../../../../test/form-of.ts'
import { tickets } from '../../tickets/tables.ts'
import { hookDesk } from './hook-desk.ts'
import type { Kind, platformDesk } from './platform-desk.ts'

/** Each test begins with the messenger connected, and none of its conversations. */
export function messengerDesk(
  desk: ReturnType<typeof platformDesk>,
  kind: Kind,
  channels: readonly string[] = [kind],
) {
  const hooks = hookDesk(desk)
  let id = ''
  let path = ''
  beforeEach(async () => {
    const { queries } = desk.server.database
    for (const channel of channels) await queries.delete(tickets).where(eq(tickets.channel, channel))
    id = (await desk.connect(kind)).data._id
    await hooks.run()
    path = new URL((await hooks.detail(id)).webhookUrl ?? '').pathname
  })

  async function all() {
    const { webId = '' } = await hooks.detail(id)
    const lists = channels.map(async (channel) => {
      const query = { channel, limit: 50 } as const
      const { data } = await desk.server.call(listTickets, { as: 'owner', path: { webId }, query })
      return data.tickets
    })
    return (await Promise.all(lists)).flat()
  }
  async function only() {
    const [one, ...others] = await all()
    if (!one || others.length > 0) throw new Error(`There are ${others.length + (one ? 1 : 0)} tickets.`)
    return await read(one._id)
  }
  const read = async (ticketId: string) =>
    (await desk.server.call(getTicketInfo, { as: 'owner', path: { id: ticketId } })).data.ticket

  return {
    all,
    only,
    read,
    get id() {
      return id
    },
    get path() {
      return path
    },
    run: hooks.run,
    detail: () => hooks.detail(id),
    /** What an answer to a delivery says. */
    status: (call: HookCall) => hooks.tell(path, call),
    /** What comes of it is there. */
    async tell(...calls: readonly HookCall[]) {
      for (const call of calls) expect(await hooks.tell(path, call)).toBe(200)
      await hooks.run()
    },
    said: async () => (await only()).messages?.map(({ author, text }) => [author, text]),
    last: async () => (await only()).messages?.at(-1),
    delivery: async () => (await only()).messages?.at(-1)?.delivery,
    answer: async (message: string, attachments: string[] = []) =>
      await desk.server.call(answerTicket, {
        as: 'owner',
        path: { id: (await only())._id },
        body: { message, attachments },
      }),
    /** @returns its id, for an answer. */
    async upload(name: string, bytes: Uint8Array) {
      const { _id: ticketId } = await only()
      const asked = { as: 'owner', path: { id: ticketId }, ...formOf(name, bytes) } as const
      return (await desk.server.call(addAttachment, asked)).data.attachment._id
    },
    disconnect: () => desk.server.call(removeIntegration, { as: 'owner', path: { id } }),
    async resend() {
      const { _id, messages } = await only()
      const path_ = { id: _id, messageId: messages.at(-1)?._id ?? '' }
      return (await desk.server.call(resendMessage, { as: 'owner', path: path_ })).status
    },
    handshake: (query: Readonly<Record<string, string>>) =>
      desk.server.app.inject({ method: 'GET', url: `${path}?${new URLSearchParams(query)}` }),
  }
}
