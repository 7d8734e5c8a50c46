import contract from '@replybay/api-client/openapi.json' with { type: 'json' }

/** JSON Schema, as far as the contract uses it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  const?: unknown
  enum?: unknown[]
  examples?: unknown[]
  example?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** What a reference leads to. */
export function resolveSchema({ $ref = '' }: Schema): Schema {
  const name = $ref.replace('#/components/schemas/', '')
  const found: Schema | undefined = Object.entries(contract.components.schemas).find(
    ([key]) => key === name,
  )?.[1]
  if (!found) throw new Error(`The contract has no ${$ref}.`)
  return found
}
