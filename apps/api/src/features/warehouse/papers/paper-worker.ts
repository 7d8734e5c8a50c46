/** Draws papers in a thread of its own: hundreds of them take seconds. */
import { parentPort } from 'node:worker_threads'
import type { PaperJob } from './paper.ts'
import { drawSheets } from './sheets.ts'

parentPort?.on('message', (job: PaperJob) => {
  void drawSheets(job).then((pdf) => parentPort?.postMessage(pdf))
})
