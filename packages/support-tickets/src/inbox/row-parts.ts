import { forgetText, keepText, keptUnder, readKept } from '@replybay/sync'
import { useSyncExternalStore } from 'react'

/** What a row of a list can do without. What a person must know, a draft or a closed reply window, is always there. */
export type RowPart = 'tags' | 'assignee'

const keyOf = (part: RowPart) => `replybay:hidden-in-rows:${part}`

/** Whether the person has hidden a part in this browser, in all lists. */
export function useIsHidden(part: RowPart): boolean {
  const key = keyOf(part)
  return useSyncExternalStore(keptUnder(key), () => readKept(key) !== undefined)
}

export function setHidden(part: RowPart, isHidden: boolean): void {
  if (isHidden) keepText(keyOf(part), 'hidden')
  else forgetText(keyOf(part))
}
