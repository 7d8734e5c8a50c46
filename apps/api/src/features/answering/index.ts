export { answeringOf } from './answer.ts'
export { presentSource } from './present.ts'
