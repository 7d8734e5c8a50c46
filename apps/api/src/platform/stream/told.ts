/** What processes tell each other by the database's channel, which anybody who may ask the database can write to. */
import type { TopicName, Web, Written } from './topic.ts'

/** Something was written. */
interface ChangeTold extends Web, Written {
  topic: TopicName
  /** What was said beside it; nobody has checked it. */
  said: unknown
}

/** What no stream carries: a person may do other things from now on, or who does a kind of work has something to do. */
export type ToldProcesses = { userId: string } | { work: string; id: string }

export type Told = ChangeTold | ToldProcesses

/** @returns undefined for what no process of ours has written. */
export function parseTold(payload: string): Told | undefined {
  const told = parseObject(payload)
  const { userId, work, topic, companyId, webId, id, at, by, said } = told
  if (typeof userId === 'string') return { userId }
  if (typeof id !== 'string') return undefined
  if (typeof work === 'string') return { work, id }
  if (typeof topic !== 'string') return undefined
  if (typeof companyId !== 'string' || typeof webId !== 'string') return undefined
  if (typeof at !== 'number' || (typeof by !== 'string' && by !== null)) return undefined
  // Of a topic that nobody follows, nobody is told.
  return { topic: topic as TopicName, companyId, webId, id, at, by, said }
}

function parseObject(payload: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
