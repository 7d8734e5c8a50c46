import { useLingui } from '@lingui/react/macro'
import { chatMutations, chatQueries, keepAgentSwitch } from '@replybay/api-client'
import { LazyBoundary, lazyPart, partWithTexts, useAccess, useCan, useUser } from '@replybay/feature-kit'
import { useToasts } from '@replybay/ui-kit'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { wordSwitchError } from './switch-errors.ts'
import { turningTexts } from './turning/messages.ts'

const TurnOnQuestion = partWithTexts(
  lazyPart(async () => (await import('./turning/turn-on-question.tsx')).TurnOnQuestion),
  turningTexts,
)

/** Where the company's state is told with the person, the stream tells of others who turn it. */
const AGAIN_MS = 60_000

interface AgentSwitch {
  /** Undefined while it is not known. */
  isOn: boolean | undefined
  /** Whether an AI agent of a website is set to reply or to suggest; where that is not told, one may be. */
  isUsed: boolean
  /** Only the owner and admins turn it. */
  canTurn: boolean
  isBusy: boolean
  /** Why it is not known. */
  error: Error | null
  refetch: () => void
  /** Off at once, which can be undone; on once the person has said yes. */
  turn: (isOn: boolean) => void
  /** On, of whom has said yes elsewhere. */
  turnOn: () => void
  /** To be drawn. */
  question: ReactNode
}

/** The one switch of a company for all replies of its AI agents; undefined for whom there is none. */
export function useAgentSwitch(): AgentSwitch | undefined {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const toasts = useToasts()
  const access = useAccess()
  const { owner_webs: webs, sample_webs: samples = [], agentsPaused, agentsReply } = useUser()
  const isThere = useCan('answering') && access?.may.main === true && webs.some((id) => !samples.includes(id))
  const { data, error, refetch } = useQuery({
    ...chatQueries.agents(),
    enabled: isThere && agentsPaused === undefined,
    refetchInterval: AGAIN_MS,
  })
  const change = useMutation(chatMutations.switchAgents())
  const [isAsking, setAsking] = useState(false)
  if (!isThere) return undefined
  const isPaused = agentsPaused ?? data?.isPaused
  const isUsed = agentsReply !== false

  /** Also where the menu is gone by then. */
  async function set(isOn: boolean) {
    try {
      const agents = await change.mutateAsync({ isPaused: !isOn })
      if (agents) keepAgentSwitch(client, agents)
      toasts.show(
        isOn
          ? {
              title: t`Automatic replies are on`,
              ...(isUsed
                ? { tone: 'success' as const }
                : { detail: t`No website uses automatic replies yet` }),
            }
          : { title: t`Automatic replies are off`, undo: () => void set(true) },
      )
    } catch (failure) {
      toasts.show({ tone: 'danger', title: wordSwitchError(i18n, 'changeAgentSwitch', failure) })
    } finally {
      setAsking(false)
    }
  }
  return {
    isOn: isPaused === undefined ? undefined : !isPaused,
    isUsed,
    canTurn: access.isAdmin || access.isRoleUnknown,
    isBusy: change.isPending,
    error: isPaused === undefined ? error : null,
    refetch: () => void refetch(),
    turn: (isOn) => (isOn ? setAsking(true) : void set(false)),
    turnOn: () => void set(true),
    question: isAsking && (
      <LazyBoundary>
        <TurnOnQuestion
          isBusy={change.isPending}
          onConfirm={() => void set(true)}
          onClose={() => setAsking(false)}
        />
      </LazyBoundary>
    ),
  }
}
