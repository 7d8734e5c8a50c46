import { useLingui } from '@lingui/react/macro'
import { useIncompleteLocale } from '@replybay/i18n'
import { useIsOnline, useToasts } from '@replybay/ui-kit'
import { useEffect, useEffectEvent } from 'react'
import { missingTexts } from '../errors.ts'

/** Says once that some texts are in English because those of the person's language did not arrive. */
export function MissingTextsNotice() {
  const { t } = useLingui()
  const toasts = useToasts()
  const incomplete = useIncompleteLocale()
  const isOnline = useIsOnline()
  const say = useEffectEvent(() =>
    toasts.show({
      tone: 'danger',
      title: t(missingTexts.title),
      detail: t(missingTexts.detail),
      // A browser that could not load a module does not ask for it again in the same page.
      action: { label: t`Retry`, onSelect: () => location.reload() },
    }),
  )
  useEffect(() => {
    // Without a connection, a reload would take the rest of the page away as well.
    if (incomplete && isOnline) say()
  }, [incomplete, isOnline])
  return null
}
