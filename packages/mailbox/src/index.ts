export { mailboxFeature } from './feature.ts'
