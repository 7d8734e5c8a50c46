import { ReplybayServer } from '@replybay/server'
import { forgetCalls } from './called-operations.ts'

/** Makes the demo once, for the servers of all tests to begin with. */
export default async function setUp() {
  await forgetCalls()
  const server = await ReplybayServer.create()
  await server.start()
  await server.stop()
  process.env['REPLYBAY_SERVER_TEMPLATE'] = server.folder
  return () => server.remove()
}
