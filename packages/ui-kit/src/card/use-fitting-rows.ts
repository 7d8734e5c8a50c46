import { useCallback, useState } from 'react'

/**
 * How many whole rows a list has room for, by its own height and that of its first row.
 *
 * @param least how many there are at least, and until the room is known.
 * @returns `ref` of the list, whose height must not follow from its rows.
 */
export function useFittingRows(least: number) {
  const [rows, setRows] = useState(least)
  const ref = useCallback(
    (list: HTMLElement | null) => {
      if (!list) return
      const measure = () => {
        const row = list.firstElementChild?.getBoundingClientRect().height
        if (row) setRows(Math.max(least, Math.floor((list.clientHeight + 1) / row)))
      }
      const observer = new ResizeObserver(measure)
      const added = new MutationObserver(measure)
      observer.observe(list)
      added.observe(list, { childList: true })
      return () => {
        observer.disconnect()
        added.disconnect()
      }
    },
    [least],
  )
  return { rows, ref }
}
