import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import type { Database } from '../../../platform/database/database.ts'
import { holdWeb } from '../../webs/index.ts'
import { allChannels, presentGuild } from '../present.ts'
import { refusalOf } from '../roles/role-order.ts'
import { type GuildRow, lockGuild, updateGuild } from '../store.ts'

type Schemas = components['schemas']
type ChannelChoice = Schemas['GuildChannelChoice']

export type SettingsService = ReturnType<typeof createSettingsService>

export function createSettingsService(database: Database) {
  return {
    /**
     * Changes what is named.
     *
     * @throws Failure `not-found`, `invalid-request` for a channel that can't be chosen so, `role-above-ours`, `role-managed`,
     *   `no-role-permission`
     */
    async change(
      { companyId }: Person,
      id: string,
      { webId, channels, orderRole }: Schemas['GuildSettings'],
    ): Promise<Schemas['Guild']> {
      return await database.transaction(async (queries) => {
        // Whoever removes a web holds it before what names it.
        if (typeof webId === 'string') await holdWeb(queries, companyId, webId)
        const row = await lockGuild(queries, companyId, id)
        if (!row) throw new Failure('not-found')
        if (channels) requireChannels(row, channels)
        if (orderRole) requireRole(row, orderRole)
        const change = {
          ...(webId !== undefined && { webId }),
          ...(channels && { chosenChannels: channels }),
          ...(orderRole && { orderRole }),
        }
        await updateGuild(queries, row, change)
        return presentGuild({ ...row, ...change })
      })
    },
  }
}

function requireChannels(row: GuildRow, chosen: readonly ChannelChoice[]): void {
  const all = allChannels(row)
  const fields = chosen.flatMap(({ id, opens }, place) => {
    const channel = all.find((each) => each.id === id)
    const isTwice = chosen.findIndex((each) => each.id === id) !== place
    if (!channel || isTwice) {
      return [{ path: `/body/channels/${place}/id`, message: 'is no channel of the server, or there twice' }]
    }
    if (canOpen(channel.kind, opens)) return []
    return [
      { path: `/body/channels/${place}/opens`, message: `can't open tickets in a ${channel.kind} channel` },
    ]
  })
  if (fields.length > 0) throw new Failure('invalid-request', { fields })
}

/** A forum has threads alone, and direct messages have none. */
const canOpen = (kind: Schemas['GuildChannelKind'], opens: Schemas['GuildChannelOpens']) =>
  !(kind === 'forum' && opens === 'each-message') && !(kind === 'direct' && opens === 'new-threads')

function requireRole({ discordId, roles, ownRoles }: GuildRow, { roleId }: Schemas['GuildOrderRole']): void {
  const role = roles.find(({ id }) => id === roleId)
  if (!role) throw new Failure('not-found')
  const refusal = refusalOf({ serverId: discordId, roles, own: ownRoles }, role)
  if (refusal) throw new Failure(refusal)
}
