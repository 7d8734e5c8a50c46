/** What the person last chose: `auto` leaves it to the page and the window. */
export type SidebarChoice = 'auto' | 'pinned' | 'collapsed'

interface Situation {
  choice: SidebarChoice
  /** A page of three panes would rather have the room. */
  railPreferred: boolean
  isLarge: boolean
  isExtraLarge: boolean
}

/** Whether the navigation is a rail. Below lg there is no room for anything else. */
export function isRail({ choice, railPreferred, isLarge, isExtraLarge }: Situation): boolean {
  if (!isLarge || choice === 'collapsed') return true
  return railPreferred && !isExtraLarge && choice !== 'pinned'
}
