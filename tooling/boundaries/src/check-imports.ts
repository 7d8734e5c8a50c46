import { cruise } from 'dependency-cruiser'
import { boundaryRules } from './rules.ts'
import { readWorkspace } from './workspace.ts'

/** Follows every import of a workspace, and says which of them break a rule; the exit code counts them. */
export async function checkImports(root: string): Promise<{ text: string; exitCode: number }> {
  const workspace = readWorkspace(root)
  const { output, exitCode } = await cruise(
    workspace.map(({ folder }) => folder),
    {
      baseDir: root,
      outputType: 'err-long',
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
  // This reporter writes text; only the one for programs answers with an object.
  return { text: output as string, exitCode }
}
