import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

/** How long something can still be done. It is read from a clock that runs elsewhere. */
export function SecondsLeft({ clock }: { clock: { readonly left: number } }) {
  const { t } = useLingui()
  const [secondsLeft, setLeft] = useState(clock.left)
  useEffect(() => {
    const timer = setInterval(() => setLeft(clock.left), 250)
    return () => clearInterval(timer)
  }, [clock])
  return <span aria-hidden>{t`${secondsLeft}s`}</span>
}
