export { ReplybayServer } from './replybay-server.ts'
export { serveFolder } from './serve-folder.ts'
