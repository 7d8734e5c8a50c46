import { insertSession } from '../../src/features/auth/store.ts'
import { hashToken, newToken } from '../../src/platform/secrets/tokens.ts'
import type { DatabaseChoice } from '../../src/platform/config/config.ts'
import { newId } from '../../src/platform/database/ids.ts'
import { openDatabase } from '../../src/platform/database/open.ts'
import { companies, users } from '../../src/features/users/tables.ts'
import { webs } from '../../src/features/webs/tables.ts'

/** A shop of which others may write, also where the accounts of the demo are barred. */
export interface Shop {
  webId: string
  /** Of a colleague's session. */
  token: string
}

/** Where the limits count by the address that a proxy says, each writer can be another one. Nothing is mailed. */
export const behindProxy = { REPLYBAY_TRUSTED_PROXIES: '127.0.0.1', REPLYBAY_MAIL: 'console' }

/** Puts a shop into a database that no server has open. */
export async function addShop(choice: DatabaseChoice): Promise<Shop> {
  const [companyId, userId, webId, token] = [newId(), newId(), newId(), newToken('session')]
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + 86_400_000)
  const database = await openDatabase(choice)
  const { queries } = database
  await queries.insert(companies).values({ id: companyId, name: 'Verre et Vent', createdAt })
  await queries.insert(users).values({
    id: userId,
    companyId,
    name: 'Lou Marchal',
    email: 'lou@verre-et-vent.example',
    role: 'support',
    passwordHash: 'none that fits',
    validatedAt: createdAt,
    createdAt,
  })
  await queries.insert(webs).values({ id: webId, companyId, createdAt })
  await insertSession(queries, { tokenHash: hashToken(token), userId, createdAt, expiresAt })
  await database.close()
  return { webId, token }
}
