export { browserArguments, findBrowser } from './find-browser.ts'
export { hearRequests, untilQuiet } from './quiet.ts'
