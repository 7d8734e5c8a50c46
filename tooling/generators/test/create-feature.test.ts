import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFeature } from '../feature/create-feature.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'replybay-feature-'))
  await mkdir(join(root, 'apps/api'), { recursive: true })
  await writeFile(join(root, 'apps/api/package.json'), '{ "name": "@replybay/api" }')
  await mkdir(join(root, 'packages/mail'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

test('writes a package and its changeset, in the feature’s own names', async () => {
  const paths = await createFeature(root, 'loyalty-points')
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')))
  expect(paths).toContain('packages/loyalty-points/src/feature.ts')
  expect(paths).toContain('.changeset/loyalty-points.md')
  expect(texts.join('')).toContain('export const loyaltyPointsFeature = defineFeature')
  expect([...paths, ...texts].join('')).not.toMatch(/\{\{\w+\}\}/)
})

test.each([
  '',
  'LoyaltyPoints',
  'loyalty_points',
  'loyalty--points',
  '-points',
  '3d',
  '../points',
  'loyalty points',
])('refuses the name "%s", and writes nothing', async (name) => {
  await expect(createFeature(root, name)).rejects.toThrow(
    `"${name}" can't name a feature: it is to be kebab-case, such as loyalty-points.`,
  )
  expect(await readdir(join(root, 'packages'))).toEqual(['mail'])
})

test.each(['api', 'mail'])('refuses the name %s, which a package or a folder has', async (name) => {
  await expect(createFeature(root, name)).rejects.toThrow(`There is a package ${name} already`)
  expect(await readdir(join(root, 'packages'))).toEqual(['mail'])
})
