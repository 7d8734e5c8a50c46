export { ReplybayServer } from './replybay-server.ts'
