/** Versions hold for a year; an older one is answered by the oldest that holds. */
export const VERSION = '2026-07'
