/**
 * What features contribute under names, as one object.
 *
 * @param parts by the ids of the features.
 * @param verb what a feature does with a name: "answer" an operation.
 * @throws naming both features that contribute under one name.
 */
export function foldFeatures<Part extends object>(parts: ReadonlyMap<string, Part>, verb: string): Part {
  const owners = new Map<string, string>()
  for (const [feature, part] of parts) {
    for (const name of Object.keys(part)) {
      const other = owners.get(name)
      if (other !== undefined) throw new Error(`Two features ${verb} ${name}: ${other} and ${feature}.`)
      owners.set(name, feature)
    }
  }
  return Object.assign({}, ...parts.values())
}
