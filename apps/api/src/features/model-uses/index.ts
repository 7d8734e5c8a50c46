export { askWithinLimit, estimateTokens, type ModelTokens } from './uses.ts'
