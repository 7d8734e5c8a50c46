/** How many characters each part of a saved reply may have. */
export const limits = { title: 80, shortcut: 30, text: 10_000 } as const
