import { emailFolders, emailMutations, runMutation } from '@replybay/api-client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addArrivals } from './arrivals.ts'
import { pollPause } from './poll-pause.ts'

/** Asks for new emails again and again, while emails are shown and the page is in sight. @see specification §7, POST /emails/poll */
export function usePoll(isOn: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isOn) return undefined
    const known = new Map<string, number>()
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    let isAsking = false
    async function ask() {
      clearTimeout(timer)
      if (isStopped || isAsking || document.hidden) return
      isAsking = true
      try {
        await poll(client, known)
        failures = 0
      } catch {
        failures += 1
        // What is shown on each page is read anew: where the server can't be reached, that is said.
        void client.invalidateQueries({ queryKey: emailFolders().queryKey })
      } finally {
        isAsking = false
      }
      if (!isStopped) timer = setTimeout(() => void ask(), pollPause(failures))
    }
    const onVisible = () => void (document.hidden ? clearTimeout(timer) : ask())
    document.addEventListener('visibilitychange', onVisible)
    timer = setTimeout(() => void ask(), pollPause(0))
    return () => {
      isStopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [client, isOn])
}

/** What each mail server calls its inbox. @see RFC 9051, 5.1 */
const INBOX = 'INBOX'

/** @param known the greatest number of each folder that is known; it learns the new ones. */
async function poll(client: QueryClient, known: Map<string, number>): Promise<void> {
  await learnFolders(client, known)
  const answer = await runMutation(client, emailMutations.poll(), { last_uids: Object.fromEntries(known) })
  const found = Object.entries(answer?.new ?? {}).filter(([, uids]) => uids.length > 0)
  if (found.length === 0) return
  const told = answer?.headers ?? []
  const named = new Set(told.map(({ folder, uid }) => `${folder} ${uid}`))
  const rest = found.flatMap(([folder, uids]) => {
    const untold = uids.filter((uid) => !named.has(`${folder} ${uid}`))
    return untold.length > 0 ? [[folder, untold] as const] : []
  })
  const fetchNew = { ...emailMutations.fetchNew(), meta: { invalidates: [] } }
  const others =
    rest.length > 0 ? await runMutation(client, fetchNew, { uids_map: Object.fromEntries(rest) }) : []
  for (const [folder, uids] of found) known.set(folder, Math.max(known.get(folder) ?? 0, ...uids))
  addArrivals([...told, ...(others ?? [])])
  await client.invalidateQueries({ queryKey: emailFolders().queryKey })
}

/** From where on emails of each folder are new: of a folder that comes later, from when it is first told. */
async function learnFolders(client: QueryClient, known: Map<string, number>): Promise<void> {
  const { headers, folders = [] } = await client.ensureQueryData(emailFolders())
  const [newest] = headers
  for (const { folder, kind, lastUid } of folders) {
    // Where the greatest number is not told at all, that of the newest email is the best that is known.
    const uid = lastUid ?? (kind === 'inbox' ? newest?.uid : undefined)
    if (uid !== undefined && !known.has(folder)) known.set(folder, uid)
  }
  if (newest && !known.has(newest.folder)) known.set(newest.folder, newest.uid)
  // An empty inbox of a backend that tells no numbers, or no folders: all that comes is new.
  const inbox = folders.find(({ kind }) => kind === 'inbox')?.folder ?? INBOX
  if (!newest && !known.has(inbox)) known.set(inbox, 0)
}
