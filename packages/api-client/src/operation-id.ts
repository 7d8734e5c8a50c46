import type { operations } from './generated/schema.ts'

/** The name of an operation of the contract. */
export type OperationId = keyof operations
