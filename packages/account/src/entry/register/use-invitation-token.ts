import { useRouteSearch } from '@replybay/feature-kit'
import { useLocation } from '@tanstack/react-router'
import { registerRoute } from '../routes.ts'
import { invitationTokenIn } from './invitation-token.ts'

/** The token of the invitation whose link was opened. */
export function useInvitationToken(): string | undefined {
  const { invitation: query } = useRouteSearch(registerRoute)
  return useLocation({ select: ({ hash }) => invitationTokenIn({ hash, query }) })
}
