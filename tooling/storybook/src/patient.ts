/** A set-up file for tests: on a busy machine what comes late is waited for. What comes sooner is seen sooner. */
import { configure } from 'storybook/test'

configure({ asyncUtilTimeout: 15_000 })
