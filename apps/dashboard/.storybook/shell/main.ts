import { defineMain } from '@replybay/storybook/main'

/** The shell's own stories, which are tests. */
export default defineMain(['../../src/**/*.stories.tsx'])
