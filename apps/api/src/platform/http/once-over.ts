import type { ServerResponse } from 'node:http'

/**
 * Runs `then` once when the call is over, however it ends: answered, refused, or left by its caller, also before it
 * comes here. @returns what runs it before.
 */
export function onceOver(response: ServerResponse, then: () => void): () => void {
  let isOver = false
  const over = () => {
    if (!isOver) then()
    isOver = true
  }
  if (response.destroyed) over()
  response.once('finish', over)
  response.once('close', over)
  return over
}

/** @returns what aborts once the call is over. */
export function overSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  onceOver(response, () => controller.abort())
  return controller.signal
}
