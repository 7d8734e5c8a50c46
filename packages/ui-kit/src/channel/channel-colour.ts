/** The colour of a channel; grey for one that has none. */
export function channelColour(channel: string): string {
  return `var(--rb-channel-${channel}, var(--rb-fog-7))`
}
