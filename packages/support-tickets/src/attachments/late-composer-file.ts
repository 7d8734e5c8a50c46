import { lazyPart } from '@replybay/feature-kit'

/** Few answers have files. */
export const LateComposerFile = lazyPart(async () => (await import('./composer-file.tsx')).ComposerFile)
