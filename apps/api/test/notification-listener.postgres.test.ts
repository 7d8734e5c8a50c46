import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { CHANNEL } from '../src/platform/database/notifications.ts'
import { openDatabase } from '../src/platform/database/open.ts'
import { copyTemplate } from './test-database.ts'

test('notification listener: gets what another instance has committed, also after its connection was lost', async () => {
  const own = await copyTemplate('empty')
  const [here, there] = [await openDatabase(own.choice), await openDatabase(own.choice)]
  const heard: string[] = []
  const missed = vi.fn()
  const tell = (text: string) => there.queries.execute(sql`select pg_notify(${CHANNEL}, ${text})`)
  try {
    const { begun, stop } = here.listen({ notified: (payload) => heard.push(payload), missed })
    await begun
    await tell('one')
    await expect.poll(() => heard).toEqual(['one'])

    await there.queries.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = ${`listen ${CHANNEL}`} and datname = current_database()`,
    )
    await expect.poll(() => missed).toHaveBeenCalledTimes(1)
    await tell('two')
    await expect.poll(() => heard).toEqual(['one', 'two'])

    await there
      .transaction(async (queries) => {
        await queries.execute(sql`select pg_notify(${CHANNEL}, 'taken back')`)
        throw new Error('No, after all.')
      })
      .catch(() => {})
    stop()
    await tell('three')
    expect(heard).toEqual(['one', 'two'])
  } finally {
    await here.close()
    await there.close()
    await own.remove()
  }
})
