import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IModule } from 'dependency-cruiser'
import { featureNeeds, featureOf, isTables } from './feature-circles.ts'

/** What breaks a rule of the server's tables today. Each entry is needed: what is mended is taken out. */
export interface TableDebts {
  /** "attachments joins tickets": a feature joins the tables of another, on which it does not stand. */
  joins: readonly string[]
  /** "auth/store.ts: delete users": a file of a feature writes rows of another. */
  writes: readonly string[]
}

/** What breaks a rule of the server's tables, in words; what is listed as a debt does not, unless it is none any more. */
export function tableFaults(root: string, modules: readonly IModule[], debts: TableDebts): string[] {
  const outside = modules.filter(({ source }) => featureOf(source) !== undefined && !isTables(source))
  return [
    ...compared('server-foreign-join', joinsOf(modules, outside), debts.joins, {
      advice: 'a feature joins the tables of one on which it stands',
    }),
    ...compared('server-foreign-write', writesOf(root, outside), debts.writes, {
      advice: 'rows are written by their own feature, through a function of its index.ts',
    }),
  ]
}

function compared(rule: string, found: string[], listed: readonly string[], { advice }: { advice: string }) {
  const all = [...new Set(found)].toSorted()
  return [
    ...all.filter((each) => !listed.includes(each)).map((each) => `${rule}: ${each}. ${advice}.`),
    ...listed
      .filter((each) => !all.includes(each))
      .map((each) => `${rule}: "${each}" is listed in server-table-debts.ts, and is no more: take it out.`),
  ]
}

function joinsOf(modules: readonly IModule[], outside: readonly IModule[]): string[] {
  const needs = featureNeeds(modules)
  return outside.flatMap(({ source, dependencies }) => {
    const from = featureOf(source) ?? ''
    return foreignTables(from, dependencies)
      .filter(({ isType, owner }) => !isType && !standsOn(from, owner, needs))
      .map(({ owner }) => `${from} joins ${owner}`)
  })
}

function foreignTables(from: string, dependencies: IModule['dependencies']) {
  return dependencies.flatMap(({ resolved, dependencyTypes, module }) => {
    const owner = featureOf(resolved)
    if (owner === undefined || owner === from || !isTables(resolved)) return []
    return [{ owner, module, isType: dependencyTypes.includes('type-only') }]
  })
}

function standsOn(from: string, on: string, needs: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const seen = new Set([from])
  for (const each of seen) for (const next of needs.get(each) ?? []) seen.add(next)
  return seen.has(on)
}

/** Reads what the query builder is asked for by the name of a table; what is handed on under another name is not seen. */
function writesOf(root: string, outside: readonly IModule[]): string[] {
  return outside.flatMap(({ source, dependencies }) => {
    const foreign = foreignTables(featureOf(source) ?? '', dependencies)
    if (foreign.length === 0) return []
    const text = readFileSync(join(root, source), 'utf8')
    const place = source.replace(/^.*\/src\/features\//, '')
    return foreign.flatMap(({ module }) => writesIn(text, module).map((write) => `${place}: ${write}`))
  })
}

function writesIn(text: string, module: string): string[] {
  return importsOf(text, module).flatMap(({ name, local }) =>
    [...text.matchAll(/\.(insert|update|delete)\((\w+)\)/g)]
      .filter(([, , table]) => table === local)
      .map(([, verb]) => `${verb} ${name}`),
  )
}

function importsOf(text: string, module: string) {
  return [...text.matchAll(/import (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"]/g)]
    .filter(([, , from]) => from === module)
    .flatMap(([, names = '']) => names.split(','))
    .map((each) =>
      each
        .trim()
        .replace(/^type /, '')
        .split(' as '),
    )
    .flatMap(([name, local = name]) => (name && local ? [{ name, local }] : []))
}
