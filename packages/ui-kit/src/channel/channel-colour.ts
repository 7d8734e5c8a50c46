import { tokens } from '../theme/tokens.ts'

/** The variable that holds a channel's colour. */
export function channelColour(channel: string): string {
  return channel in tokens.channel.light ? `var(--rb-channel-${channel})` : 'var(--rb-fog-7)'
}
