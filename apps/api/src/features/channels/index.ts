export type { ChannelPerson, Incoming, IncomingFile } from './incoming.ts'
export { keepFiles } from './keep-files.ts'
export { findPerson, receiveFromChannel } from './receive.ts'
export { forgetAccount } from './store.ts'
