/** The colour of a channel; grey for one that has none. */
export function channelColour(channel: string): string {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- for a style sheet
  return `var(--rb-channel-${channel}, var(--rb-fog-7))`
}
