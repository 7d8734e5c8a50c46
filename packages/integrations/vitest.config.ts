export { browserTests as default } from '@replybay/vitest/browser'
