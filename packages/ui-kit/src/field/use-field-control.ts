import { useId } from 'react'
import { useDescription } from './field.tsx'

interface GivenProps {
  id?: string | undefined
  error?: unknown
  'aria-describedby'?: string | undefined
}

/** What ties a control of Mantine to its `Field`: id, description, and whether it is wrong. */
export function useFieldControl({ id: givenId, error, 'aria-describedby': described }: GivenProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return { id, error: Boolean(error), 'aria-describedby': useDescription(id, described) }
}
