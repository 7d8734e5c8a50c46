import type { ReactNode } from 'react'
import { supportPart } from './support-part.ts'
import { useIsSupport } from './use-is-support.ts'

const NextLink = supportPart(
  async () => (await import(/* chunk: support-home */ './support/next-link.tsx')).NextLink,
)

/** Where whoever answers tickets begins; for who runs the company, what else leads to work. */
export function StartLink({ children }: { children: ReactNode }) {
  return useIsSupport() ? <NextLink>{children}</NextLink> : children
}
