import { afterAll, expect, test } from 'vitest'
import { killAll, startProcess } from './process.ts'
import { copyTemplate } from './test-database.ts'

afterAll(killAll)

test.concurrent('server on PostgreSQL: says which database it uses, without the password', async () => {
  const own = await copyTemplate()
  const server = startProcess(own.environment)
  await server.address
  server.process.kill('SIGTERM')
  const { output } = await server.ended
  const { host, pathname, password } = new URL(own.environment['DATABASE_URL'] ?? '')
  expect(output).toContain(`Database: PostgreSQL at ${host}${pathname}`)
  if (password) expect(output).not.toContain(password)
  await own.remove()
})

test.concurrent('server on PostgreSQL: waits a while for a database that is down, then says so without its password', async () => {
  const { code, output } = await startProcess({
    DATABASE_URL: 'postgres://replybay:hunter2@127.0.0.1:1/replybay',
    REPLYBAY_MAIL: 'console',
  }).ended
  expect(code).toBe(1)
  expect(output.trim()).toMatch(
    /^The PostgreSQL at 127\.0\.0\.1:1 can't be reached \(.*\)\. Check DATABASE_URL.*$/,
  )
  expect(output).not.toContain('hunter2')
})
