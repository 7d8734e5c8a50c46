import type { MenuItem } from './menu.tsx'

/** Items that stand together, under one name or none. */
export interface MenuGroup {
  name: string | undefined
  items: MenuItem[]
}

/** Neighbours with the same group stand together. */
export function menuGroups(items: readonly MenuItem[]): MenuGroup[] {
  const groups: MenuGroup[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.name === item.group) last.items.push(item)
    else groups.push({ name: item.group, items: [item] })
  }
  return groups
}
