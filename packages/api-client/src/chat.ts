import type { QueryClient } from '@tanstack/react-query'
import { answeredCall, mutationCall, queryCall } from './call-options.ts'
import {
  changeAgentSwitch,
  getAgentReplyNumbers,
  getAgentSwitch,
  sendExampleConversation,
} from './generated/operations.ts'
import type { RequestBody } from './request-body.ts'
import { userQueries } from './user-queries.ts'

/** Additions: what the AI agents of a company do by themselves. */
export const chatQueries = {
  all: ['chat'] as const,
  /** Whether the AI agents are paused, of a backend that does not tell it of the signed-in person's company. */
  agents: () =>
    queryCall({
      key: [...chatQueries.all, 'agents'],
      operation: getAgentSwitch,
      request: {},
      read: ({ data }) => data.agents,
    }),
  /** How often the AI agent of a web replied and handed off. */
  replyNumbers: (webId: string) =>
    queryCall({
      key: [...chatQueries.all, 'reply-numbers', webId],
      operation: getAgentReplyNumbers,
      request: { path: { id: webId } },
      read: ({ data }) => data.numbers,
    }),
}

/** @see specification §7, Chat */
export const chatMutations = {
  /**
   * Asks the agent what it would answer; nothing is kept.
   * @param signal stops it.
   * @param onText is told what a long answer says so far, where the backend tells it.
   */
  example: (signal?: AbortSignal, onText?: (text: string) => void) =>
    answeredCall({
      operation: sendExampleConversation,
      request: (body: RequestBody<'sendExampleConversation'>) => ({ body }),
      options: () => ({ signal, fetch: onText && whileWritten(onText) }),
      read: ({ data }) => data.message,
    }),
  /** Pauses all AI agents of the company, or lets them go on. */
  switchAgents: () =>
    mutationCall({
      operation: changeAgentSwitch,
      request: (body: RequestBody<'changeAgentSwitch'>) => ({ body }),
      read: ({ data }) => data.agents,
      invalidates: [chatQueries.all],
    }),
}

/** It reads events, which few pages need at once. */
const whileWritten = (onText: (text: string) => void) => async (request: Request) => {
  const { fetchWhileWritten } = await import('./fetch-while-written.ts')
  return await fetchWhileWritten(onText)(request)
}

/** Takes in how the switch of all AI agents stands now, wherever that is read. */
export function keepAgentSwitch(client: QueryClient, { isPaused }: { isPaused: boolean }): void {
  client.setQueryData(chatQueries.agents().queryKey, { isPaused })
  client.setQueryData(
    userQueries.info().queryKey,
    (user) => user && (user.agentsPaused === undefined ? user : { ...user, agentsPaused: isPaused }),
  )
}
