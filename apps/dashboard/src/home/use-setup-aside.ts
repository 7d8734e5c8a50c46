import { useUser } from '@replybay/feature-kit'
import { forgetText, keepText, readKept } from '@replybay/sync'
import { useState } from 'react'

/** Whether the person has put the set-up aside, in this browser. */
export function useSetupAside() {
  const key = `replybay:setup-aside:${useUser()._id}`
  const [isAside, setAside] = useState(() => Boolean(readKept(key)))
  return {
    isAside,
    hide: () => {
      keepText(key, 'aside')
      setAside(true)
    },
    show: () => {
      forgetText(key)
      setAside(false)
    },
  }
}
