import type { components } from '@replybay/api-client'

export type FileProblemCode = Extract<
  components['schemas']['KnowledgeProblem'],
  'broken' | 'empty' | 'password' | 'scan' | 'timeout' | 'too-large' | 'wrong-type'
>

/** Why a file can't be read. */
export class FileProblem extends Error {
  override name = 'FileProblem'
  readonly code: FileProblemCode

  constructor(code: FileProblemCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
