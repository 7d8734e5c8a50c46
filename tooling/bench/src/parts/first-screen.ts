import { ReplybayServer } from '@replybay/server'
import { compareLoads } from '../browser/compare-loads.ts'
import { compareWeights } from '../browser/compare-weights.ts'
import { slowPhone, unthrottled } from '../browser/condition.ts'
import { openStage } from '../browser/stage.ts'
import { pageTarget, signInTarget } from '../browser/targets.ts'
import { budgets } from '../budgets.ts'
import type { Part } from '../part.ts'

/** The sign-in page beside a form that is made of the same libraries, and beside React alone. */
export const firstScreen: Part = async ({ runs }) => {
  const stage = await openStage()
  const server = await ReplybayServer.create()
  try {
    await server.start()
    const product = signInTarget(server.url)
    const form = pageTarget(stage.pagesUrl, 'form')
    const react = pageTarget(stage.pagesUrl, 'react')
    const fast = { condition: unthrottled, goals: { ready: { floors: 1.5 } } }
    const slow = {
      condition: slowPhone,
      goals: { ready: { floors: 1.15 }, blocked: { floors: 1.4 }, task: { floors: 1.3 } },
    }
    const besideReact = await compareLoads(stage, product, react, { condition: unthrottled }, runs)
    return [
      ...(await compareWeights(stage, product, form, budgets.signIn)),
      ...(await compareLoads(stage, product, form, fast, runs)),
      ...(await compareLoads(stage, product, form, slow, runs)),
      ...besideReact.map((figure) => ({ ...figure, name: `${figure.name}, beside React alone` })),
    ]
  } finally {
    await server.remove()
    await stage.close()
  }
}
