import { defineMain } from '@replybay/storybook/main'

/** The stories of all packages together. */
export default defineMain(['../../../packages/*/src/**/*.stories.tsx'])
