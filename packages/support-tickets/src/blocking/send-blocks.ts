import { customerMutations, runMutation } from '@replybay/api-client'
import { pendingQueue } from '@replybay/sync'
import { unlessGone } from '../model/unless-gone.ts'
import { blocks } from './blocks.ts'

/** Blocks customers once that can't be undone any more. */
export const sendBlocks = pendingQueue(blocks, {
  async attempt({ key: id }, { client }) {
    await unlessGone(runMutation(client, customerMutations.update(id), { blocked: true }))
    return undefined
  },
  refuse(_block, error, { tell }) {
    tell(error)
    return undefined
  },
})
