import { ReplybayServer } from '@replybay/server'
import type { Browser } from 'playwright'
import type { Options } from './options.ts'
import type { TakenPicture } from './picture.ts'
import { emails } from './roles.ts'
import { screenPictures } from './screen-pictures.ts'
import { screens } from './screens.ts'
import { takePictures } from './take-pictures.ts'
import { waitForQuiet } from './wait-for-quiet.ts'

/** Starts the built product with its demo, and takes the pictures of its screens. */
export async function takeScreens(
  browser: Browser,
  folder: string,
  options: Options,
): Promise<TakenPicture[]> {
  const server = await ReplybayServer.create()
  try {
    await server.start()
    const sessions = options.roles.map(async (role) => [role, await server.signIn(emails[role])] as const)
    const tokens = new Map(await Promise.all(sessions))
    const studio = { browser, url: server.url, tokens, folder, quiet: waitForQuiet }
    return await takePictures(studio, screenPictures(screens, options))
  } finally {
    await server.remove()
  }
}
