import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/**
 * Carries out a mutation that no component shows. It is forgotten some minutes later, its variables too; one of an
 * observer to which nobody subscribes would be kept until the page is left.
 */
export function runMutation<Data, Failure, Variables, Context>(
  client: QueryClient,
  options: MutationOptions<Data, Failure, Variables, Context>,
  ...[variables]: undefined extends Variables ? [variables?: Variables] : [variables: Variables]
): Promise<Data> {
  // Sound: it is left out only where nothing is a value of its type.
  return client
    .getMutationCache()
    .build(client, options)
    .execute(variables as Variables)
}
