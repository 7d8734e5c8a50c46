/**
 * Keeps the search params of these names where they are texts, and leaves out the rest. For pages that are there before
 * anything else is: a schema library would cost them 4 kB.
 */
export function textSearch<const Name extends string>(...names: readonly Name[]) {
  return (search: Readonly<Record<string, unknown>>): { [Key in Name]?: string | undefined } => {
    const texts: { [Key in Name]?: string | undefined } = {}
    for (const name of names) {
      const value = search[name]
      if (typeof value === 'string') texts[name] = value
    }
    return texts
  }
}
