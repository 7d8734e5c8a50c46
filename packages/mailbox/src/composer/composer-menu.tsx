import { useLingui } from '@lingui/react/macro'
import { LazyBoundary, lazyPart, useUser } from '@replybay/feature-kit'
import { IconButton, Menu } from '@replybay/ui-kit'
import { IconDots, IconWritingSign } from '@tabler/icons-react'
import { useState } from 'react'

const SignatureDialog = lazyPart(async () => (await import('./signature-dialog.tsx')).SignatureDialog)

/** What else there is about writing emails. */
export function ComposerMenu() {
  const { t } = useLingui()
  const { emailSignature } = useUser()
  const [isSigning, setSigning] = useState(false)
  return (
    <>
      <Menu
        label={t`More actions for your email`}
        trigger={
          <IconButton size="sm" label={t`More actions for your email`} icon={<IconDots aria-hidden />} />
        }
        items={[
          {
            key: 'signature',
            label: emailSignature ? t`Edit signature` : t`Add signature`,
            icon: <IconWritingSign aria-hidden />,
            onSelect: () => setSigning(true),
          },
        ]}
      />
      {isSigning && (
        <LazyBoundary>
          <SignatureDialog onClose={() => setSigning(false)} />
        </LazyBoundary>
      )}
    </>
  )
}
