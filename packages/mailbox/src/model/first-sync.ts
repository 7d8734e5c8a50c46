import type { MailboxFolder } from '@replybay/api-client'

export interface FirstSync {
  /** How many emails are here. */
  here: number
  /** Of how many; nothing until the server has said. */
  total: number | undefined
}

/** How far the first sync has come; nothing once each folder has been whole. */
export function firstSync(folders: readonly MailboxFolder[]): FirstSync | undefined {
  const synced = folders.filter(({ isSynced }) => isSynced)
  if (synced.every(({ syncedAt, total }) => syncedAt !== undefined || total === undefined)) {
    return synced.some(({ syncedAt }) => syncedAt !== undefined) ? undefined : { here: 0, total: undefined }
  }
  const counted = synced.filter(({ total }) => total !== undefined)
  const total = sum(counted.map((folder) => folder.total ?? 0))
  return { here: Math.min(total, sum(counted.map(({ here }) => here))), total: total || undefined }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
