import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createFeature } from './create-feature.ts'
import { FeatureRefused } from './feature-refused.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const name = process.argv[2] ?? ''

try {
  const { written, edited } = await createFeature(root, name)
  run('pnpm', 'install', '--frozen-lockfile', '--prefer-offline')
  // How long the name is decides where lines break.
  run('pnpm', 'exec', 'oxfmt', ...written, ...edited)
  run('pnpm', 'run', 'openapi:generate')
  run('pnpm', '--filter', '@replybay/api-client', 'run', 'build')
  run('pnpm', '--filter', '@replybay/api', 'run', 'migrations')
  process.stdout.write(nextSteps(name, edited))
} catch (error) {
  if (!(error instanceof FeatureRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function run(command: string, ...parameters: string[]): void {
  const shell = process.platform === 'win32'
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit', shell })
  if (status !== 0) {
    throw new FeatureRefused(`${name} is written, but this failed: ${command} ${parameters.join(' ')}`)
  }
}

function nextSteps(feature: string, edited: readonly string[]): string {
  return `
packages/${feature} and apps/api/src/features/${feature} are there, and the call between them.
It was added to ${edited.join(', ')},
and generated anew were packages/api-client/src/generated and apps/api/migrations. Next:
  1. Name it in apps/dashboard/src/features.ts and in apps/api/src/features.ts.
  2. Give its page an address and guards of apps/dashboard/test/documented-routes.ts, in src/routes.ts.
  3. Say what it is: its README, its changeset, its label and its place in src/navigation.ts.
  4. pnpm --filter @replybay/${feature} storybook
`
}
