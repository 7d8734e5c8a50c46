import { nodeTests } from '@replybay/vitest/node'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'

/** The whole suite on one kind of database, but for what is true of another kind alone. */
function onDatabase(name: 'embedded' | 'postgres', other: string) {
  return mergeConfig(
    nodeTests,
    defineConfig({
      test: {
        name,
        globalSetup: `./test/${name}-templates.ts`,
        exclude: [...configDefaults.exclude, `**/*.${other}.test.ts`],
        // What a file sets up, it ends; loading the server anew for each costs a fifth of the time.
        isolate: false,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    }),
  )
}

export default defineConfig({
  test: {
    // Most of the time is spent waiting for databases and processes, also on two cores.
    maxWorkers: 3,
    projects: [onDatabase('embedded', 'postgres'), onDatabase('postgres', 'embedded')],
  },
})
