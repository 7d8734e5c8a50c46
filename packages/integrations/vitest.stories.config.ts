export { storyTests as default } from '@replybay/storybook/tests'
