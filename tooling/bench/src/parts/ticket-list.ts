import { cp } from 'node:fs/promises'
import { ReplybayServer } from '@replybay/server'
import { compareLoads } from '../browser/compare-loads.ts'
import { compareScrolling } from '../browser/compare-scrolling.ts'
import { compareSteps } from '../browser/compare-steps.ts'
import { compareWeights } from '../browser/compare-weights.ts'
import { slowPhone, slowProcessor, unthrottled } from '../browser/condition.ts'
import { openStage } from '../browser/stage.ts'
import { pageTarget, TICKET_ROW, ticketListTarget } from '../browser/targets.ts'
import { budgets } from '../budgets.ts'
import type { Part } from '../part.ts'
import { serverWithTickets } from '../tickets/server-with-tickets.ts'

/** More than half of them are open: about as many rows as the floor's list has. */
const TICKETS = 10_000
const OWNER = 'owner@maison-lumen.example'

/** The list of tickets on the real server, what is done there, and the floors that these have. */
export const ticketList: Part = async ({ runs }) => {
  const stage = await openStage()
  const server = await serverWithTickets(TICKETS)
  // One of the documented calls alone has no pages: the list comes whole.
  const whole = await ReplybayServer.create({ REPLYBAY_ADDITIONS: 'off' })
  try {
    await cp(server.folder, whole.folder, { recursive: true })
    await server.start()
    const list = ticketListTarget(server.url, await server.signIn(OWNER))
    const rows = pageTarget(stage.pagesUrl, 'list')
    const bareList = { target: rows, row: 'li' }
    const phone = { condition: slowPhone, goals: { ready: { floors: 2 } } }
    const processor = { condition: slowProcessor, goals: { ready: { floors: 2 } } }
    const stepGoals = { cold: { floors: 8 }, warm: { floors: 4 }, typing: { floors: 1.3 } }
    const figures = [
      ...(await compareWeights(stage, list, rows, budgets.ticketList)),
      ...(await compareLoads(stage, list, rows, { condition: unthrottled }, runs)),
      ...(await compareLoads(stage, list, rows, processor, runs)),
      ...(await compareLoads(stage, list, rows, phone, runs)),
      ...(await compareSteps(stage, list, { condition: slowProcessor, goals: stepGoals }, runs)),
      ...(await compareScrolling(
        stage,
        { target: list, row: TICKET_ROW },
        bareList,
        { name: 'pages', condition: slowProcessor, goals: { gap: { floors: 2 }, blank: { most: 3 } } },
        runs,
      )),
    ]
    await server.stop()
    await whole.start()
    const wholeList = ticketListTarget(whole.url, await whole.signIn(OWNER))
    return [
      ...figures,
      ...(await compareScrolling(
        stage,
        { target: wholeList, row: TICKET_ROW },
        bareList,
        { name: '5,000 rows', condition: slowProcessor, goals: { gap: { floors: 1.5 }, blank: { most: 1 } } },
        runs,
      )),
    ]
  } finally {
    await server.remove()
    await whole.remove()
    await stage.close()
  }
}
