/** A passage answers that holds so much of what the question says. */
export const THRESHOLD = 0.6
