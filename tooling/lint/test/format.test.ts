import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { createFolder } from './temporary-folder.ts'

/** How the check of the format ends for a file with this text. */
async function format(text: string): Promise<{ status: unknown; said: string }> {
  await using folder = await createFolder('.oxfmtrc.json', { 'row.ts': text })
  return await new Promise((resolve) => {
    execFile('oxfmt', ['--check', '.'], { cwd: folder.root }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, said: stdout + stderr }),
    )
  })
}

test('has nothing against what it would write', async () => {
  expect(await format("export const row = 'one'\n")).toMatchObject({ status: 0 })
})

test.each([
  ['other quotes', 'export const row = "one"\n'],
  ['semicolons', "export const row = 'one';\n"],
  ['a line that is too long', `export const row = [${"'one', ".repeat(20)}]\n`],
])('stops %s', async (_what, text) => {
  expect(await format(text)).toEqual({ status: 1, said: expect.stringContaining('row.ts') })
})
