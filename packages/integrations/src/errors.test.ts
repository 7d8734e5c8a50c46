import { miscatalogued } from '@replybay/testing'
import { expect, test } from 'vitest'
import { errors } from './errors.ts'

test('words every error as the contract catalogues it', () => {
  expect(miscatalogued(errors)).toEqual([])
})
