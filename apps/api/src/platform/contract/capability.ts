import type { components } from '@replybay/api-client'

/** An addition of the contract that a backend may have. */
export type Capability = NonNullable<components['schemas']['User']['capabilities']>[number]
