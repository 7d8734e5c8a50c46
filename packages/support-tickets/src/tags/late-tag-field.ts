import { lazyPart } from '@replybay/feature-kit'

/** Comes late: what finds a choice weighs as much as the whole ticket. */
export const LateTagField = lazyPart(async () => (await import('./tag-field.tsx')).TagField)
