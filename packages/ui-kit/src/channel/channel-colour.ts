import { tokens } from '../theme/tokens.ts'

/** The variable that holds a channel's colour. */
export function channelColour(channel: string): string {
  return Object.hasOwn(tokens.channel.light, channel) ? `var(--rb-channel-${channel})` : 'var(--rb-fog-7)'
}
