import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Area, useRightsOfPages } from '@replybay/feature-kit'

interface Right {
  area: Area
  label: MessageDescriptor
  hint: MessageDescriptor
}

const rights: readonly Right[] = [
  { area: 'main', label: msg`Main platform`, hint: msg`Everything except the warehouse` },
  {
    area: 'web',
    label: msg`Tickets`,
    hint: msg`Customers, saved replies, and conversations on all channels except email`,
  },
  { area: 'email', label: msg`Email`, hint: msg`The shared mailbox` },
  { area: 'discord', label: msg`Discord`, hint: msg`Everything from the Discord server` },
  { area: 'warehouse', label: msg`Warehouse`, hint: msg`Orders, labels, returns, and exchanges` },
]

/** The rights that open pages of this build, and whether any page is left to who has some of them. */
export function useRights() {
  const pages = useRightsOfPages()
  const isOfPage = (area: Area) => pages.some((needed) => needed.includes(area))
  return {
    rights: rights
      .filter(({ area }) => area === 'main' || isOfPage(area))
      .map((right) =>
        right.area === 'main' && !isOfPage('warehouse')
          ? { ...right, hint: msg`All of the dashboard` }
          : right,
      ),
    opensAny: (isGiven: (area: Area) => boolean) =>
      pages.some((needed) => needed.every(isGiven) && (needed.includes('warehouse') || isGiven('main'))),
  }
}
