import type { TeamMember } from '@replybay/api-client'

/** How soon an invitation that was accepted shows on an open page, ms. */
const FOLLOW_MS = 15_000

/** Reads a team again as long as somebody in it is invited: nothing else tells that they joined. */
export const followInvited = {
  refetchInterval: ({ state }: { state: { data?: TeamMember[] | undefined } }) =>
    state.data?.some((member) => member.state === 'invited') ? FOLLOW_MS : false,
} as const
