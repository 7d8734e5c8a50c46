import { paperWorkerFile } from '../../../paths.ts'
import { openThread } from '../../../platform/threads/thread.ts'
import { createTurns } from '../../../platform/turns.ts'
import type { PaperJob } from './paper.ts'

/** Draws papers. */
export interface Press {
  /** @throws Failure `overloaded` where too many wait; ThreadProblem */
  draw(job: PaperJob): Promise<Buffer>
  stop(): Promise<void>
}

const LIMITS = { timeLimitMs: 60_000, memoryMb: 256 }

/** One PDF at a time in a process. */
export function openPress(): Press {
  const thread = openThread<PaperJob, Uint8Array>(paperWorkerFile, LIMITS)
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 50 })
  return {
    draw: (job) => inTurn(async () => Buffer.from(await thread.run(job))),
    stop: () => thread.stop(),
  }
}
