export { ComposerFile } from '@replybay/ui-kit'
