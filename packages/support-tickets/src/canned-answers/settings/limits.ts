/** How many characters each part of a canned answer may have. */
export const limits = { title: 80, shortcut: 30, text: 10_000 } as const
