import { useUser } from '@replybay/feature-kit'
import { forgetText, keepText, readKept } from '@replybay/sync'
import { useState } from 'react'

/** Whether the person has put the set-up aside, in this browser: the steps that were left then. */
export function useSetupAside() {
  const key = `replybay:setup-aside:${useUser()._id}`
  const [aside, setAside] = useState(() => readKept(key)?.split(' '))
  return {
    aside,
    hide: (steps: readonly string[]) => {
      keepText(key, steps.join(' '))
      setAside([...steps])
    },
    show: () => {
      forgetText(key)
      setAside(undefined)
    },
  }
}
