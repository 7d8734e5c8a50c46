export { estimateTokens, mayUseModel, type ModelTokens, noteModelUse } from './uses.ts'
