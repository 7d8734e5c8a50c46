import { hashToken, newToken } from '../../../platform/secrets/tokens.ts'
import { invitations, sessions } from '../tables.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { demoId } from '../../../platform/demo/demo-id.ts'
import type { DemoPart } from '../../../platform/demo/part.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const devices = [
  {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    daysAgo: 3,
    seenHoursAgo: 2,
  },
  {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    daysAgo: 12,
    seenHoursAgo: 40,
  },
]

/** Who is in the company besides those who can sign in, and where its owner is signed in. */
export const teamDemo: DemoPart = async (queries, { now, userIds }) => {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const owner = userIds.get('Camille Roy')
  if (!owner) throw new Error('The demo has no owner.')
  const invitedAt = ago(DAY_MS)
  await queries.insert(invitations).values({
    id: demoId(invitedAt, 'invitation'),
    companyId: MAISON_LUMEN,
    email: 'sofia@maison-lumen.example',
    role: 'support',
    locale: 'es-ES',
    message: 'Welcome aboard, Sofía. You’re on chat from Monday.',
    invitedBy: owner,
    // Of tokens that nobody knows, here as below.
    tokenHash: hashToken(newToken('invitation')),
    createdAt: invitedAt,
    expiresAt: new Date(invitedAt.getTime() + 7 * DAY_MS),
  })
  await queries.insert(sessions).values(
    devices.map(({ userAgent, daysAgo, seenHoursAgo }) => ({
      tokenHash: hashToken(newToken('session')),
      userId: owner,
      userAgent,
      createdAt: ago(daysAgo * DAY_MS),
      lastSeenAt: ago(seenHoursAgo * HOUR_MS),
      expiresAt: ago((daysAgo - 30) * DAY_MS),
    })),
  )
}
