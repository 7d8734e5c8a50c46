import { findDovecot } from '@replybay/mail-server'
import { nodeTests } from '@replybay/vitest/node'
import { configDefaults, defineConfig, defineProject } from 'vitest/config'

/** The mode of `pnpm test:all`: every file on both databases, faults and random requests in all their rounds. */
const EVERYTHING = 'thorough'

const onDatabase = (name: 'embedded' | 'postgres', files: { include: string[]; exclude?: string[] }) =>
  defineProject({
    ...nodeTests,
    test: {
      ...nodeTests.test,
      name,
      globalSetup: `./test/${name}-templates.ts`,
      include: files.include,
      exclude: [...configDefaults.exclude, ...(files.exclude ?? [])],
      // What a file sets up, it ends; loading the server anew for each costs a fifth of the time.
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  })

/** The same mailbox tests as against our own mail server. */
const onDovecot = () => {
  const project = onDatabase('embedded', { include: ['src/features/mailbox/test/remote/imap.test.ts'] })
  return defineProject({
    ...project,
    test: { ...project.test, name: 'dovecot', provide: { imapServer: 'dovecot' } },
  })
}

let isTold = false

/** Says so where a part is left out, once. */
function dovecotProjects() {
  if (findDovecot() !== undefined) return [onDovecot()]
  if (isTold) return []
  isTold = true
  process.stdout.write(
    'Left out: the tests of mailboxes against Dovecot, since no Dovecot 2.3 is installed here.\n',
  )
  return []
}

const all = ['{src,test}/**/*.test.ts']

/** `*.both.test.ts` holds what the two databases could do differently; by default the rest runs on the embedded one. */
export default defineConfig(({ mode }) => ({
  test: {
    // Most of the time is spent waiting for databases and processes, also on two cores.
    maxWorkers: 3,
    projects: [
      onDatabase('embedded', { include: all, exclude: ['**/*.postgres.test.ts'] }),
      onDatabase(
        'postgres',
        mode === EVERYTHING
          ? { include: all, exclude: ['**/*.embedded.test.ts'] }
          : { include: ['{src,test}/**/*.{both,postgres}.test.ts'] },
      ),
      ...(mode === EVERYTHING ? dovecotProjects() : []),
    ],
  },
}))
