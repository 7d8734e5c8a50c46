import { knowledgeRobotsWorkerFile } from '../../../paths.ts'
import { openThread, type Thread } from '../../../platform/threads/thread.ts'
import type { Robots, RobotsRequest } from './robots.ts'

export type RobotsThread = Thread<RobotsRequest, Robots>

export function openRobotsThread(): RobotsThread {
  return openThread(knowledgeRobotsWorkerFile, { timeLimitMs: 5_000, memoryMb: 128 })
}
