import { useEffect, useEffectEvent, useState } from 'react'

/** Takes files that are dropped anywhere on the page. @returns whether files are held over it. */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    // Each part of the page that is entered comes before the last is left.
    let entered = 0
    const leaving = new AbortController()
    const listen = (type: 'dragenter' | 'dragleave' | 'dragover' | 'drop', on: (event: DragEvent) => void) =>
      window.addEventListener(
        type,
        (event) => {
          // oxlint-disable-next-line lingui/no-unlocalized-strings -- what browsers name it
          if (!event.dataTransfer?.types.includes('Files')) return
          event.preventDefault()
          on(event)
          setIsOver(entered > 0)
        },
        { signal: leaving.signal },
      )
    listen('dragenter', () => entered++)
    listen('dragleave', () => entered--)
    listen('dragover', () => undefined)
    listen('drop', ({ dataTransfer }) => {
      entered = 0
      const files = Array.from(dataTransfer?.files ?? [])
      if (files.length > 0) take(files)
    })
    return () => leaving.abort()
  }, [])
  return isOver
}
