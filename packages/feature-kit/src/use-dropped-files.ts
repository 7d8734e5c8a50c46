import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are let go anywhere on the conversation around an element.
 *
 * @param onFiles nothing is taken without it.
 * @returns whether files are held over it.
 */
export function useDroppedFiles(
  inside: RefObject<HTMLElement | null>,
  onFiles: ((files: readonly File[]) => void) | undefined,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((files: readonly File[]) => onFiles?.(files))
  const isTaking = onFiles !== undefined
  useEffect(() => {
    const place = inside.current?.closest('article')
    if (!place || !isTaking) return
    function onDrag(event: DragEvent) {
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- what browsers call it
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    function onLeave({ relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && place?.contains(relatedTarget))) setOver(false)
    }
    function onDrop(event: DragEvent) {
      if (!event.dataTransfer?.files.length) return
      event.preventDefault()
      setOver(false)
      take([...event.dataTransfer.files])
    }
    place.addEventListener('dragover', onDrag)
    place.addEventListener('dragleave', onLeave)
    place.addEventListener('drop', onDrop)
    return () => {
      place.removeEventListener('dragover', onDrag)
      place.removeEventListener('dragleave', onLeave)
      place.removeEventListener('drop', onDrop)
    }
  }, [inside, isTaking])
  return isOver
}
