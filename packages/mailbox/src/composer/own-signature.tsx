import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart, useUser } from '@replybay/feature-kit'
import { VisuallyHidden } from '@replybay/ui-kit'
import { useState } from 'react'
import styles from './own-signature.module.css'

const SignatureDialog = lazyPart(async () => (await import('./signature-dialog.tsx')).SignatureDialog)

/** Below what is written: the signature that is sent with it, which a press opens to change it. */
export function OwnSignature() {
  const { t } = useLingui()
  const { emailSignature } = useUser()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {emailSignature && (
        <button
          type="button"
          className={styles['signature']}
          title={t`Edit signature`}
          onClick={() => setOpen(true)}
        >
          <VisuallyHidden>{t`Edit signature`}</VisuallyHidden>
          <span dir="auto">{emailSignature}</span>
        </button>
      )}
      {isOpen && (
        <LazyBoundary>
          <SignatureDialog onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  )
}
