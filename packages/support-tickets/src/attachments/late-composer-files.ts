import { lazyPart } from '@replybay/feature-kit'

/** Few answers have files. */
export const LateComposerFiles = lazyPart(async () => (await import('./composer-files.tsx')).ComposerFiles)
