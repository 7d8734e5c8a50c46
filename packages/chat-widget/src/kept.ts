/** What a chat window keeps in the visitor's browser; in memory alone where the browser keeps nothing. */

/** The conversation and its token. */
export interface KeptConversation {
  id: string
  token: string
}

interface Kept {
  conversation?: KeptConversation | undefined
  draft?: string | undefined
  /** Texts that were not sent yet; files do not outlive their page. */
  outgoing?: { key: string; text: string; fileNames: string[] }[] | undefined
  /** Id of the newest message that was seen. */
  seen?: string | undefined
  /** Whether an address is not asked for any more. */
  isEmailDeclined?: boolean | undefined
}

export interface Keeper {
  read: () => Kept
  write: (change: Kept) => void
  /** Tells what another tab has kept. @returns the way to stop. */
  onChange: (changed: () => void) => () => void
}

export function createKeeper(webId: string): Keeper {
  const name = `replybay:${webId}`
  let memory: Kept = {}
  const read = (): Kept => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
      if (typeof kept === 'object' && kept !== null) return wellFormed(kept)
    } catch {
      // The browser keeps nothing, or somebody has written what is none of ours.
    }
    return memory
  }
  return {
    read,
    write(change) {
      memory = { ...read(), ...change }
      try {
        localStorage.setItem(name, JSON.stringify(memory))
      } catch {
        // It is full, or not allowed here: what is kept lasts as long as the page.
      }
    },
    onChange(changed) {
      const hear = ({ key }: StorageEvent) => {
        if (key === name) changed()
      }
      addEventListener('storage', hear)
      return () => removeEventListener('storage', hear)
    },
  }
}

/** Without what a page, or an older chat window, has left there and is none of this. */
function wellFormed({ outgoing, draft, ...kept }: Kept): Kept {
  return {
    ...kept,
    ...(typeof draft === 'string' && { draft }),
    ...(Array.isArray(outgoing) && {
      outgoing: outgoing.filter(
        ({ key, text, fileNames }) =>
          typeof key === 'string' && typeof text === 'string' && Array.isArray(fileNames),
      ),
    }),
  }
}
