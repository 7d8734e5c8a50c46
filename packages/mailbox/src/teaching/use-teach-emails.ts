import { useAccess, useUser } from '@replybay/feature-kit'

/** Whether the person may teach the AI agent from emails: there is somewhere to put it, and they answer emails. */
export function useTeachEmails(): boolean {
  const access = useAccess()
  const { container } = useUser()
  return access?.may.email === true && Boolean(container)
}
