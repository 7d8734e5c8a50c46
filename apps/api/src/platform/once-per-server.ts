import type { ServerContext } from './server-feature.ts'

/**
 * What a feature makes once for each server, whichever part of it asks, or another feature: services keep what is dear to
 * make, or counts for all.
 */
export function oncePerServer<Made>(
  make: (context: ServerContext) => Made,
): (context: ServerContext) => Made {
  const made = new WeakMap<ServerContext, { value: Made }>()
  return (context) => {
    const known = made.get(context) ?? { value: make(context) }
    made.set(context, known)
    return known.value
  }
}
