export { knowledgeFeature } from './feature.ts'
