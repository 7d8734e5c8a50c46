/** Tells of what is added at once, and then at most every so many ms of all that was added meanwhile. */
export function createGathered<One>(everyMs: number, tell: (added: One[]) => void) {
  const waiting = new Set<One>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function send() {
    timer = undefined
    if (waiting.size === 0) return
    const added = [...waiting]
    waiting.clear()
    timer = setTimeout(send, everyMs)
    tell(added)
  }
  return {
    add(one: One) {
      waiting.add(one)
      if (timer === undefined) send()
    },
    stop: () => clearTimeout(timer),
  }
}
