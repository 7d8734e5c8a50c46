import { defineMain } from '@replybay/storybook/main'
export default defineMain()
