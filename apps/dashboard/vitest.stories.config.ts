import { storyTestsOf } from '@replybay/storybook/tests'

export default storyTestsOf('.storybook/shell')
