import { loadShellMessages } from '../src/messages.ts'
import { loadFrameMessages, loadHomeMessages } from '../src/signed-in-messages.ts'

/** All texts of the shell. */
export const shellMessages = [loadShellMessages, loadFrameMessages, loadHomeMessages]
