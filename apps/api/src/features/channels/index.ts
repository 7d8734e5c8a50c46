export type { ChannelAccount, ChannelPerson, Incoming, IncomingFile } from './incoming.ts'
export { keepFiles } from './keep-files.ts'
export { findPerson, type KeptIncoming, receiveFromChannel } from './receive.ts'
export { forgetAccount } from './store.ts'
