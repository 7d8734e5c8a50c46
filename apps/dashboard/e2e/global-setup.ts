import { forgetCalls } from './called-operations.ts'

export default forgetCalls
