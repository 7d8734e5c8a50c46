import type { components } from '@replybay/api-client'
import { Failure } from '../../../platform/contract/failure.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import { newId } from '../../../platform/database/ids.ts'
import { createRateLimit } from '../../../platform/rate-limits/rate-limit.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { lockCompany } from '../../users/index.ts'
import { findWeb } from '../../webs/index.ts'
import { communities } from '../communities.ts'
import { failureOf, guildFailures } from '../failures.ts'
import { askForMembers, keepServer } from '../members/read-members.ts'
import { noteTrouble, noTrouble } from '../note-trouble.ts'
import { presentGuild } from '../present.ts'
import {
  findGuild,
  findGuildByDiscordId,
  type GuildRow,
  insertGuild,
  listGuildIds,
  updateGuild,
} from '../store.ts'
import { CommunityTrouble } from '../trouble.ts'
import { findProof } from './find-proof.ts'
import { addProof, forgetProofs, listProofs, type Proof } from './proofs.ts'
import { lookAt, type Looked } from './look-at.ts'

type Schemas = components['schemas']

/** Of one company. */
const MOST = 20
const HOUR_MS = 3_600_000
/** Of a company in an hour: each asks Discord. */
const MOST_PROOFS = 30
const MOST_TRIES = 100

/** @throws Failure as the community had a problem. */
async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw failureOf(error)
  }
}

export type ConnectingService = ReturnType<typeof createConnectingService>

export function createConnectingService(context: ServerContext) {
  const { database } = context
  const limitOf = (name: string, attempts: number) =>
    createRateLimit(database, { name, attempts, windowMs: HOUR_MS })
  const proofLimit = limitOf('guild-proofs', MOST_PROOFS)
  const tryLimit = limitOf('guild-tries', MOST_TRIES)

  /** @throws Failure `proof-needed`, `proof-not-allowed`, or as the community had a problem. */
  async function requireProof(companyId: string, discordId: string): Promise<Looked & { proof: Proof }> {
    const proofs = await listProofs(database.queries, companyId, discordId)
    return await asking(async () => {
      const community = communities(context).forNew()
      const looked = await lookAt(community, discordId)
      const found = await findProof(community, looked, proofs)
      if (found.kind === 'found') return { ...looked, proof: found.proof }
      const code = found.kind === 'none' ? 'proof-needed' : 'proof-not-allowed'
      throw new Failure(guildFailures[code])
    })
  }

  /** Looks anew at one that is the company's already: what was wrong may be mended. */
  async function lookAgain(row: GuildRow): Promise<Schemas['Guild']> {
    const { companyId, id: guildId } = row
    try {
      await keepServer(database.queries, communities(context).of(row), row)
      await database.transaction(async (queries) => {
        await updateGuild(queries, row, noTrouble)
        if (!row.isLocal) await askForMembers(queries, context, { companyId, guildId })
      })
    } catch (error) {
      if (!(error instanceof CommunityTrouble)) throw error
      await noteTrouble(database.queries, row, error)
    }
    return presentGuild((await findGuild(database.queries, companyId, guildId)) ?? row)
  }

  return {
    /** @throws Failure `not-found` for a web that is not the company's, `too-many-requests`, or as Discord has a problem. */
    async prove(
      { companyId }: Person,
      { discordId, webId }: Schemas['GuildProofRequest'],
    ): Promise<Schemas['GuildProof']> {
      await proofLimit.take(companyId)
      if (webId !== undefined && !(await findWeb(database.queries, companyId, webId))) {
        throw new Failure('not-found')
      }
      const { isLocal, inviteUrl } = await asking(async () => {
        const community = communities(context).forNew()
        return { isLocal: community.isLocal, inviteUrl: await community.inviteUrl(discordId) }
      })
      const { code, expiresAt } = await addProof(database.queries, {
        companyId,
        discordId,
        webId: webId ?? null,
      })
      return { code, expiresAt: expiresAt.toISOString(), inviteUrl, ...(isLocal && { isLocal }) }
    },
    /**
     * @throws Failure `conflict` for another company's, `proof-needed`, `proof-not-allowed`, `too-many-guilds`,
     *   `too-many-requests`, or as Discord has a problem.
     */
    async connect({ companyId }: Person, discordId: string): Promise<Schemas['Guild']> {
      await tryLimit.take(companyId)
      const known = await findGuildByDiscordId(database.queries, discordId)
      if (known) return await ownOf(known, companyId)
      const { proof, ...looked } = await requireProof(companyId, discordId)
      const guild = await database.transaction(async (queries) => {
        await lockCompany(queries, companyId)
        if ((await listGuildIds(queries, companyId)).length >= MOST) {
          throw new Failure(guildFailures['too-many-guilds'])
        }
        const { webId } = proof
        const now = new Date()
        const row = await insertGuild(queries, {
          ...looked.row,
          id: newId(),
          companyId,
          discordId,
          webId,
          membersStartedAt: now,
          createdAt: now,
        })
        if (!row) return undefined
        await forgetProofs(queries, companyId, discordId)
        await askForMembers(queries, context, { companyId, guildId: row.id })
        return row
      })
      if (guild) return presentGuild(guild)
      // Somebody was faster.
      const taken = await findGuildByDiscordId(database.queries, discordId)
      if (!taken) throw new Failure('conflict')
      return await ownOf(taken, companyId)
    },
  }

  async function ownOf(row: GuildRow, companyId: string): Promise<Schemas['Guild']> {
    if (row.companyId !== companyId) throw new Failure('conflict')
    return await lookAgain(row)
  }
}
