import { Trans, useLingui } from '@lingui/react/macro'
import { webMutations } from '@replybay/api-client'
import { Button, ImageCropDialog, useToasts, VisuallyHidden } from '@replybay/ui-kit'
import { IconPhoto, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ErrorWords } from '../../error-words.tsx'
import { LOGO_TYPES, type LogoRefusal, refuseLogo } from './logo-rules.ts'
import styles from './settings.module.css'

interface LogoFieldProps {
  webId: string
  /** Its address; nothing where there is none. */
  logo: string | null
}

/** The logo, and the way to another one, which is cut to a square and saved at once. A failure keeps the old one. */
export function LogoField({ webId, logo }: LogoFieldProps) {
  const { t } = useLingui()
  const toasts = useToasts()
  const picker = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [refusal, setRefusal] = useState<LogoRefusal>()
  const upload = useMutation(webMutations.uploadLogo(webId))
  function choose(file: File | undefined) {
    if (!file) return
    upload.reset()
    const why = refuseLogo(file)
    setRefusal(why)
    setChosen(why ? undefined : file)
  }
  return (
    <div className={styles['logo']}>
      {logo === null ? (
        <span className={styles['logoPlace']} aria-hidden>
          <IconPhoto />
        </span>
      ) : (
        <img className={styles['logoPlace']} src={logo} alt={t`Current logo`} />
      )}
      <div className={styles['logoWords']}>
        <label>
          <VisuallyHidden>{t`Logo`}</VisuallyHidden>
          <input
            ref={picker}
            type="file"
            hidden
            accept={LOGO_TYPES.join(',')}
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0])
              // The same file can be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
        <span>
          <Button leftIcon={<IconUpload aria-hidden />} onClick={() => picker.current?.click()}>
            {logo === null ? <Trans>Upload logo</Trans> : <Trans>Replace logo</Trans>}
          </Button>
        </span>
        <p className={refusal ? styles['refused'] : styles['note']} role={refusal ? 'alert' : undefined}>
          {refusal === 'size' && t`The logo is larger than 1 MB. Choose a smaller PNG, JPEG, or WebP image.`}
          {refusal === 'empty' && t`This file is empty. Choose another image.`}
          {refusal === 'type' && t`This file isn’t a supported image. Choose a PNG, JPEG, or WebP image.`}
          {!refusal && <Trans>PNG, JPEG or WebP, up to 1 MB. Saved at once.</Trans>}
        </p>
      </div>
      <ImageCropDialog
        title={t`Your logo`}
        file={chosen}
        confirmLabel={t`Save logo`}
        formats={t`PNG, JPEG, WebP`}
        busy={upload.isPending}
        error={upload.error && <ErrorWords operation="uploadLogo" error={upload.error} />}
        onConfirm={(picture) =>
          upload.mutate(
            { logo: picture },
            {
              onSuccess: () => {
                setChosen(undefined)
                toasts.show({ tone: 'success', title: t`Logo saved` })
              },
            },
          )
        }
        onChooseAnother={() => picker.current?.click()}
        onClose={() => setChosen(undefined)}
      />
    </div>
  )
}
