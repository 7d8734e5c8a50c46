/** What the docs page of a component says first. */
export function whenToUse(texts: { use: string; not: string }) {
  const component = `**When to use it.** ${texts.use}\n\n**When not.** ${texts.not}`
  return { docs: { description: { component } } }
}
