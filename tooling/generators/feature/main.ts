import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createFeature, FeatureRefused } from './create-feature.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const name = process.argv[2] ?? ''

try {
  const paths = await createFeature(root, name)
  // How long the name is decides where lines break.
  const shell = process.platform === 'win32'
  const { status } = spawnSync('oxfmt', paths, { cwd: root, stdio: 'inherit', shell })
  if (status !== 0) throw new FeatureRefused(`packages/${name} is there, but oxfmt could not format it.`)
  process.stdout.write(nextSteps(name))
} catch (error) {
  if (!(error instanceof FeatureRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function nextSteps(feature: string): string {
  return `packages/${feature} is there. Next:
  1. pnpm --filter @replybay/dashboard add --workspace @replybay/${feature} && pnpm install
  2. Name it in apps/dashboard/src/features.ts, and its routes in apps/dashboard/src/signed-in.ts.
  3. Give its page an address and guards of apps/dashboard/test/documented-routes.ts, in src/routes.ts.
  4. Say what it is: its README, its changeset, its label and its place in src/navigation.ts.
  5. pnpm --filter @replybay/${feature} storybook
`
}
