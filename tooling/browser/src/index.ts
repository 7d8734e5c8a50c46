export { browserArguments, findBrowser } from './find-browser.ts'
