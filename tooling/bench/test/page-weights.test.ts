import { ReplybayServer } from '@replybay/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Target } from '../src/browser/measured-page.ts'
import { openStage, type Stage } from '../src/browser/stage.ts'
import { pageTarget, signInTarget, ticketListTarget } from '../src/browser/targets.ts'
import { weightOf } from '../src/browser/weight-of.ts'
import { budgets } from '../src/budgets.ts'

let stage: Stage
let server: ReplybayServer

beforeAll(async () => {
  stage = await openStage()
  server = await ReplybayServer.create()
  await server.start()
})
afterAll(async () => {
  await server.remove()
  await stage.close()
})

async function weigh(target: Target) {
  const weight = await weightOf(stage.browser, target)
  return { ...weight, files: JSON.stringify(weight.code, null, 1) }
}

const list = async () => ticketListTarget(server.url, await server.signIn('owner@maison-lumen.example'))
// Every locale loads its own texts; the French ones are the longest.
const inFrench = (target: Target) => ({ ...target, locale: 'fr-FR' })

test('the sign-in page asks for at most 132 kB of scripts and styles', async () => {
  const { codeBytes, files } = await weigh(inFrench(signInTarget(server.url)))
  expect(codeBytes, files).toBeLessThanOrEqual(budgets.signIn.codeBytes)
})

test('the sign-in page asks for at most 1.4 times what its libraries weigh', async () => {
  const { codeBytes, files } = await weigh(inFrench(signInTarget(server.url)))
  const floor = await weigh(pageTarget(stage.pagesUrl, 'form'))
  expect(codeBytes / floor.codeBytes, files).toBeLessThanOrEqual(1.4)
})

test('the sign-in page is there after a handful of requests', async () => {
  const { requests, files } = await weigh(inFrench(signInTarget(server.url)))
  expect(requests, files).toBeLessThanOrEqual(budgets.signIn.requests)
})

test('the ticket list asks for at most 100 kB of scripts and styles more than the sign-in page', async () => {
  const signIn = await weigh(inFrench(signInTarget(server.url)))
  const { codeBytes, files } = await weigh(inFrench(await list()))
  expect(codeBytes - signIn.codeBytes, files).toBeLessThanOrEqual(100_000)
  expect(codeBytes, files).toBeLessThanOrEqual(budgets.ticketList.codeBytes)
})

test('the ticket list is there after few requests', async () => {
  const { requests, files } = await weigh(inFrench(await list()))
  expect(requests, files).toBeLessThanOrEqual(budgets.ticketList.requests)
})
