/** Discord, simulated, with one server that the bot is in. */
import {
  DiscordServer,
  newSnowflake,
  permission,
  simulatedChannel,
  simulatedMember,
  simulatedRole,
} from '@replybay/community-platform'
import { certificate } from '../../../../test/trusted-certificate.ts'

export const startDiscord = () => new DiscordServer(certificate).listen()

/** Puts a server there: the bot stands above Client and Pro, and below Modérateur. */
export function addServer(discord: DiscordServer) {
  const id = newSnowflake(Date.UTC(2022, 2, 4))
  const role = {
    everyone: simulatedRole('@everyone', { id, position: 0, permissions: permission.viewChannel }),
    pro: simulatedRole('Pro', { position: 1 }),
    client: simulatedRole('Client', { position: 2, color: 0x1c_7c_54 }),
    agent: simulatedRole('Replybay', {
      position: 3,
      managed: true,
      permissions: permission.manageRoles | permission.viewChannel,
    }),
    moderator: simulatedRole('Modérateur', { position: 4, permissions: permission.manageGuild }),
  }
  const member = {
    owner: simulatedMember('jcolin', { nick: 'Jeanne Colin' }),
    bot: simulatedMember('replybay', { id: discord.bot.id, bot: true, roles: [role.agent.id] }),
    moderator: simulatedMember('theo.perrin', { globalName: 'Théo Perrin', roles: [role.moderator.id] }),
    nadia: simulatedMember('nadia.b', { globalName: 'Nadia Benali', avatar: 'a1', roles: [role.client.id] }),
    luc: simulatedMember('lucmorvan'),
    otherBot: simulatedMember('echo', { bot: true, roles: [role.moderator.id] }),
  }
  const channel = {
    general: simulatedChannel('général', { position: 2 }),
    help: simulatedChannel('aide', { position: 1 }),
    orders: simulatedChannel('commandes', { type: 15, position: 3 }),
    voice: simulatedChannel('Atelier', { type: 2, position: 4 }),
    hidden: simulatedChannel('équipe', { position: 5, isHidden: true }),
  }
  const guild = {
    id,
    name: 'Maison Lumen, l’atelier',
    icon: 'i1',
    ownerId: member.owner.id,
    roles: Object.values(role),
    members: Object.values(member),
    channels: Object.values(channel),
  }
  discord.guilds.push(guild)
  return { id, guild, role, member, channel }
}
