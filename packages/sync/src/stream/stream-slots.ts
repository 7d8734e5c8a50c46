import { pause } from './pause.ts'

/** Over HTTP/1.1 a browser opens six connections to a server: as many streams leave room for everything else. */
const MOST_STREAMS = 3
const NAME = 'replybay:stream-slot'
/** How often a tab says that it still has its slot, and after what silence another takes it; in ms. */
const [RENEW_MS, LAPSE_MS] = [5_000, 90_000]

/** Works once few enough streams are open in this browser, whoever's they are; other tabs wait until it is done. */
export async function inLockedSlot(
  locks: LockManager,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  for (let slot = 0; slot < MOST_STREAMS && !signal.aborted; slot++) {
    const isDone = await locks.request(nameOf(slot), { ifAvailable: true }, async (lock) => {
      if (lock) await work()
      return lock !== null
    })
    if (isDone) return
  }
  await locks.request(nameOf(Math.floor(Math.random() * MOST_STREAMS)), { signal }, work)
}

/** The same for browsers without Web Locks, such as those that were opened over plain HTTP. */
export async function inStoredSlot(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const tab = `${Date.now()}-${Math.random()}`
  while (!signal.aborted) {
    if (claim(tab)) return holding(tab, work)
    await pause(RENEW_MS, signal)
  }
}

async function holding(tab: string, work: () => Promise<void>): Promise<void> {
  const release = () => write(read().filter(([holder]) => holder !== tab))
  const timer = setInterval(() => claim(tab), RENEW_MS)
  addEventListener('pagehide', release)
  try {
    await work()
  } finally {
    clearInterval(timer)
    removeEventListener('pagehide', release)
    release()
  }
}

type Claim = readonly [tab: string, renewedAt: number]

function claim(tab: string): boolean {
  const now = Date.now()
  const others = read().filter(([holder, renewedAt]) => holder !== tab && now - renewedAt < LAPSE_MS)
  return others.length < MOST_STREAMS && write([...others, [tab, now]])
}

function read(): Claim[] {
  try {
    const claims: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(claims) ? claims.filter(isClaim) : []
  } catch {
    return []
  }
}

function isClaim(value: unknown): value is Claim {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

/** @returns whether it is kept. Without storage nobody can count the tabs, and none has a stream. */
function write(claims: Claim[]): boolean {
  try {
    localStorage.setItem(NAME, JSON.stringify(claims))
    return true
  } catch {
    return false
  }
}

function nameOf(slot: number): string {
  return `${NAME}:${slot}`
}
