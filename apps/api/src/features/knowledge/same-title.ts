/** Whether two titles are the same but for case, accents and spaces. */
export function isSameTitle(one: string, other: string): boolean {
  return bareTitle(one) === bareTitle(other)
}

function bareTitle(title: string): string {
  const bare = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return bare.replaceAll(/\s+/gu, ' ').trim()
}
