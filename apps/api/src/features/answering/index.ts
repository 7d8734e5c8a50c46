export { answeringOf } from './answer.ts'
export { presentSources } from './present.ts'
