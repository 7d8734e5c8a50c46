import { cruise, format, type ICruiseResult } from 'dependency-cruiser'
import { featureCircles, folderCircles } from './feature-circles.ts'
import { featuresOnFirstScreen } from './first-screen.ts'
import { boundaryRules } from './rules.ts'
import { tableFaults, type TableDebts } from './server-tables.ts'
import { readWorkspace } from './workspace.ts'

/** Follows every import of a workspace, and says which of them break a rule; the exit code counts them. */
export async function checkImports(
  root: string,
  debts: TableDebts = { joins: [], writes: [] },
): Promise<{ text: string; exitCode: number }> {
  const workspace = readWorkspace(root)
  const { output } = await cruise(
    workspace.map(({ folder }) => folder),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: boundaryRules(workspace) },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^(?!.*node_modules/).*/(?:dist|storybook-static)/' },
      tsPreCompilationDeps: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['@replybay/source', 'import', 'types', 'default'],
    },
  )
  // Sound: without a reporter, the result is an object.
  const result = output as ICruiseResult
  const faults = [
    ...featureCircles(result.modules).map((circle) => `server-feature-circle: ${circle}`),
    ...folderCircles(result.modules, workspace).map((circle) => `folder-circle: ${circle}`),
    ...featuresOnFirstScreen(result.modules, workspace).map((way) => `first-screen: ${way}`),
    ...tableFaults(root, result.modules, debts),
  ]
  const told = await format(result, { outputType: 'err-long' })
  // Sound: this reporter writes text.
  const text = [
    told.output as string,
    ...faults.map(
      (fault) => `error ${fault}
`,
    ),
  ]
  return { text: text.join(''), exitCode: told.exitCode + faults.length }
}
