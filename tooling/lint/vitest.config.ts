export { nodeTests as default } from '@replybay/vitest/node'
