import { execFile } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createFolder, repository } from './temporary-folder.ts'

const catalogue = 'packages/sample/src/locales/fr-FR/messages.po'
/** What the configuration finds the files of a catalogue with. */
const reader = 'tooling/vite/src/frame-files.ts'
const source = (...texts: string[]) =>
  `import { msg } from '@lingui/core/macro'\nexport const texts = [${texts.map((text) => `msg\`${text}\``).join(', ')}]\n`

/** The repository's own commands, by their names. */
let scripts: Record<string, string>
beforeAll(async () => {
  ;({ scripts } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')))
})

/** How the check of the texts ends where one text is translated, once something was changed. */
async function check(change: (root: string) => Promise<unknown>): Promise<{ status: unknown; said: string }> {
  const empty = Object.fromEntries(
    ['en-US', 'fr-FR', 'es-ES'].map((locale) => [catalogue.replace('fr-FR', locale), '']),
  )
  await using folder = await createFolder('tooling/vite/lingui.config.ts', {
    ...empty,
    [reader]: await readFile(join(repository, reader), 'utf8'),
    'packages/sample/src/texts.ts': source('Open'),
  })
  await symlink(join(repository, 'node_modules'), join(folder.root, 'node_modules'))
  await symlink(join(repository, 'tooling/vite/node_modules'), join(folder.root, 'tooling/vite/node_modules'))
  await run(folder.root, 'messages:extract')
  for (const locale of ['fr-FR', 'es-ES']) {
    const path = join(folder.root, catalogue.replace('fr-FR', locale))
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace('msgid "Open"\nmsgstr ""', 'msgid "Open"\nmsgstr "Ouvrir"'))
  }
  await change(folder.root)
  return await run(folder.root, 'check:messages')
}

function run(cwd: string, script: string): Promise<{ status: unknown; said: string }> {
  return new Promise((resolve) => {
    // Told that it is tested, lingui looks for its own sources.
    const env = { ...process.env, NODE_ENV: 'production' }
    execFile('sh', ['-c', scripts[script] ?? ''], { cwd, env }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, said: stdout + stderr }),
    )
  })
}

const edit = (path: string, from: string, to: string) => async (root: string) => {
  const text = await readFile(join(root, path), 'utf8')
  await writeFile(join(root, path), text.replace(from, to))
}

test('has nothing against texts that are collected and translated', async () => {
  expect(await check(() => Promise.resolve())).toMatchObject({ status: 0 })
})

test.each([
  ['a text without a translation', edit(catalogue, '"Ouvrir"', '""'), 'Missing'],
  [
    'a text that was not collected',
    edit('packages/sample/src/texts.ts', source('Open'), source('Open', 'Close')),
    'sync',
  ],
  [
    'a text that nobody says any more',
    edit('packages/sample/src/texts.ts', source('Open'), source()),
    'sync',
  ],
])('stops %s', async (_what, change, words) => {
  expect(await check(change)).toEqual({ status: 1, said: expect.stringMatching(new RegExp(words, 'i')) })
})
