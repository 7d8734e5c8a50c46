/** The toasts of replies that are about to go, by the keys of their entries: each can be undone in its thread too. */
export const replyToasts = new Map<string, string>()
