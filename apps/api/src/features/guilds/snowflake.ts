/** Ids of Discord, which say when they were made. @see https://docs.discord.com/developers/reference#snowflakes */
const EPOCH_MS = 1_420_070_400_000
const LOW_BITS = 22n

/** When the bearer of an id was made. */
export const madeAt = (id: string): Date => new Date(Number(BigInt(id) >> LOW_BITS) + EPOCH_MS)

/** @param low tells ids of one millisecond apart, below 2²². */
export const snowflakeAt = (ms: number, low: number): string =>
  `${(BigInt(Math.max(0, ms - EPOCH_MS)) << LOW_BITS) + BigInt(low)}`
