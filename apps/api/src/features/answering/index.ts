export { answeringOf } from './answer.ts'
export { presentSources } from './present.ts'
export { saysTheSame } from './replies/same-answer.ts'
