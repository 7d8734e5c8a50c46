import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where a package stands: imports run from app to feature to kit; tooling stands beside them. */
export type Layer = 'app' | 'feature' | 'kit' | 'tooling'

const layers: readonly unknown[] = ['app', 'feature', 'kit', 'tooling'] satisfies Layer[]

export interface WorkspacePackage {
  name: string
  /** From the root, without a slash at the end. */
  folder: string
  layer: Layer
  /** Names of what its production sources may import. */
  dependencies: ReadonlySet<string>
}

/** The packages under `apps`, `packages` and `tooling`. @throws where one does not say its layer. */
export function readWorkspace(root: string): WorkspacePackage[] {
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: root })
    .toSorted()
    .map((path) => {
      const { name, replybay, dependencies, peerDependencies } = JSON.parse(
        readFileSync(join(root, path), 'utf8'),
      )
      const layer: unknown = replybay?.layer
      if (!isLayer(layer)) throw new Error(`${path}: "replybay.layer" is to be one of ${layers.join(', ')}.`)
      return {
        name,
        folder: dirname(path),
        layer,
        dependencies: new Set(Object.keys({ ...dependencies, ...peerDependencies })),
      }
    })
}

function isLayer(value: unknown): value is Layer {
  return layers.includes(value)
}
