import { ChannelProblem } from '../../../platform/channel.ts'

/**
 * Sends the parts of a message, one after another.
 *
 * @returns the messenger's ids of them. @throws ChannelProblem, Trouble
 */
export async function sendSteps(steps: readonly (() => Promise<string>)[]): Promise<string[]> {
  const ids: string[] = []
  for (const [place, step] of steps.entries()) {
    try {
      ids.push(await step())
    } catch (error) {
      // A part of it has arrived: sent again, it would be there twice.
      if (place > 0) throw new ChannelProblem('refused', { isUnknown: true })
      throw error
    }
  }
  return ids
}
