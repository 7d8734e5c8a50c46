/**
 * So long after the server was told last, a person writes no more, and looks no more, in ms: as `tellPresence` of the
 * contract says; on the server, it is in presence-room.ts.
 */
export const lapses = { writes: 60_000, looks: 600_000 } as const

/** What goes on is told again after so long, in ms: before it lapses. */
export const repeats = { writes: lapses.writes / 2, looks: lapses.looks / 2 } as const
