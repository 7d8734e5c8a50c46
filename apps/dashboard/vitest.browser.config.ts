import { browserTests } from '@replybay/vitest/browser'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ...browserTests,
  test: { ...browserTests.test, include: ['src/**/*.test.tsx'] },
})
