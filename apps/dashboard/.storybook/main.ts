import { defineMain } from '@replybay/storybook/main'

/** The stories of the shell and of all packages together. */
export default defineMain(['../src/**/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'])
