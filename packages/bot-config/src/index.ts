export { botConfigFeature } from './feature.ts'
