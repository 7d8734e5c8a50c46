import { afterAll, expect, test } from 'vitest'
import { beginConversation, readConversation } from './process-calls.ts'
import { killAll, startProcess } from './process.ts'
import { copyTemplate } from './test-database.ts'

afterAll(killAll)

test('embedded server: says where everything is, and that this is not for work that must not be lost', async () => {
  const own = await copyTemplate()
  const server = startProcess(own.environment)
  await server.address
  server.process.kill('SIGTERM')
  const { output } = await server.ended
  expect(output).toContain(`Database: embedded, in ${own.environment['REPLYBAY_DATA']}`)
  expect(output).toContain('For data you can’t lose, set DATABASE_URL')
  await own.remove()
})

test('embedded server: lets no second server into its folder', async () => {
  const own = await copyTemplate()
  const server = startProcess(own.environment)
  const address = await server.address
  const conversation = await beginConversation(address, 'Before the intruder')
  const intruder = await startProcess(own.environment).ended
  expect(intruder.code).toBe(1)
  expect(intruder.output.trim()).toBe(
    `Another Replybay has the folder ${own.environment['REPLYBAY_DATA']} open. Stop it, or set REPLYBAY_DATA to another folder.`,
  )
  expect(await readConversation(address, conversation)).toContain('Before the intruder')
  server.process.kill('SIGTERM')
  await server.ended
  await own.remove()
})

test('embedded server: says in one sentence that the folder can not be written', async () => {
  const { code, output } = await startProcess({ REPLYBAY_DATA: '/dev/null/replybay' }).ended
  expect(code).toBe(1)
  expect(output.trim()).toBe("The folder /dev/null/replybay can't be written (ENOTDIR).")
})

test('embedded server: runs under --watch, where Node speaks to its threads, too', async () => {
  const own = await copyTemplate()
  const server = startProcess(own.environment, ['--watch'])
  const health = await fetch(`${await server.address}/healthz`)
  expect(health.status).toBe(200)
  server.process.kill('SIGTERM')
  await server.ended
  await own.remove()
})
