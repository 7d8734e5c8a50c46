export { DiscordServer, rateLimited } from './discord-server.ts'
export {
  newSnowflake,
  permission,
  simulatedChannel,
  type SimulatedChannel,
  type SimulatedGuild,
  simulatedMember,
  type SimulatedMember,
  simulatedRole,
} from './simulated-guild.ts'
