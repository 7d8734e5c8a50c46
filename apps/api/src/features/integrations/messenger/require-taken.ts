import { ChannelProblem } from '../../../platform/channel.ts'
import type { GraphAnswer } from '../meta/graph.ts'
import { graphErrorOf } from '../meta/graph-error.ts'
import { problemOf } from './problems.ts'

/** @throws ChannelProblem for what is wrong with the message, or who gets it. */
export function requireTaken({ json }: GraphAnswer): void {
  const error = graphErrorOf(json)
  const problem = error && problemOf(error)
  if (problem) throw new ChannelProblem(problem)
}
