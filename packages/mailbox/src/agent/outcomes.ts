/** What can become of an email that the AI agent looks at. */
export const outcomes = [
  'same',
  'small-edits',
  'rewritten',
  'handed-off',
  'skipped',
  'sent',
  'drafted',
] as const

export type Outcome = (typeof outcomes)[number]
