import { missingHandlers } from '../../src/platform/contract/missing-handlers.ts'
import { routes } from '../contract-check.ts'
import type { FuzzRequest } from './fuzz-request.ts'

/**
 * Operations that no request has been seen to carry out: they want an invitation, another session, a code or a
 * password that the cast does not have, a picture, an account without a website, or a shop that answers. It only ever gets shorter.
 */
export const outOfReach: readonly string[] = [
  'addSampleData',
  'changeImport',
  'changeMemberRole',
  'changePassword',
  'createInvitationLink',
  'deleteAccount',
  'endSession',
  'finishMailboxSignIn',
  'handOverOwnership',
  'integratePrestashop',
  'integrateSendcloud',
  'integrateShopify',
  'integrateStripe',
  'integrateWoocommerce',
  'readInvitation',
  'removeMember',
  'resendInvitation',
  'revokeInvitation',
  'updateAvatar',
  'uploadLogo',
  'validateCode',
]

/** Which operations the requests have really reached: a request that is refused at the door tries out nothing. */
export class Reach {
  readonly #answers = new Map<string, number[]>()

  count({ method, url }: FuzzRequest, status: number): void {
    const [path = ''] = url.split('?', 1)
    const route = routes.find((each) => each.method === method && each.pattern.test(path))
    const id = route?.operation.operationId
    if (id) this.#answers.set(id, [...(this.#answers.get(id) ?? []), status])
  }

  /** The operations with a handler that let nobody in. */
  closed(): string[] {
    return this.#without((status) => status !== 401 && status !== 403)
  }

  /** The operations with a handler that never did what they are for. */
  unsuccessful(): string[] {
    return this.#without((status) => status < 300)
  }

  #without(isWanted: (status: number) => boolean): string[] {
    return routes
      .map(({ operation }) => operation.operationId)
      .filter((id) => !missingHandlers.some((missing) => missing === id))
      .filter((id) => !this.#answers.get(id)?.some(isWanted))
      .toSorted()
  }
}
