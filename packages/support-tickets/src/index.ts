export { supportTicketsFeature } from './feature.ts'
