/** Codes by which a company shows that a server is its own. */
import { randomInt } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/database/ids.ts'
import { hashToken } from '../../../platform/secrets/tokens.ts'
import { guildProofs } from '../tables.ts'

export type Proof = typeof guildProofs.$inferSelect

const LIFE_MS = 30 * 60_000
/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 12
const CODE = /\breplybay-[2-9A-HJ-NP-Z]{12}\b/gi

const newCode = () =>
  `replybay-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

const hashOf = (code: string) => hashToken(code.toUpperCase())

/** Codes that were made before hold as long as they do: one of them may be posted already. */
export async function addProof(
  queries: Queries,
  proof: Pick<Proof, 'companyId' | 'discordId' | 'webId'>,
): Promise<{ code: string; expiresAt: Date }> {
  const [code, createdAt] = [newCode(), new Date()]
  const expiresAt = new Date(createdAt.getTime() + LIFE_MS)
  await queries
    .insert(guildProofs)
    .values({ ...proof, id: newId(), codeHash: hashOf(code), createdAt, expiresAt })
  return { code, expiresAt }
}

/** Those that hold. */
export const listProofs = (queries: Queries, companyId: string, discordId: string): Promise<Proof[]> =>
  queries
    .select()
    .from(guildProofs)
    .where(
      and(
        eq(guildProofs.companyId, companyId),
        eq(guildProofs.discordId, discordId),
        gt(guildProofs.expiresAt, new Date()),
      ),
    )
    .orderBy(guildProofs.id)

/** The proof whose code a text holds. */
export function proofIn(text: string, proofs: readonly Proof[]): Proof | undefined {
  const hashes = (text.match(CODE) ?? []).map(hashOf)
  return proofs.find(({ codeHash }) => hashes.includes(codeHash))
}

/** It has shown what it had to. */
export async function forgetProofs(queries: Queries, companyId: string, discordId: string): Promise<void> {
  await queries
    .delete(guildProofs)
    .where(and(eq(guildProofs.companyId, companyId), eq(guildProofs.discordId, discordId)))
}

export async function forgetOldProofs({ database }: { database: Database }, now: Date): Promise<void> {
  await database.queries.delete(guildProofs).where(lt(guildProofs.expiresAt, now))
}
