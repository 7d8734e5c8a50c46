import { IconCheck } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { useClipboard } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import type { ButtonVariant } from '../button/button-class-name.ts'

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** @default 'subtle' */
  variant?: ButtonVariant
  leftIcon?: ReactNode
  children: ReactNode
}

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text, variant = 'subtle', leftIcon, children }: CopyButtonProps) {
  const { t } = useLingui()
  const { copied, copy } = useClipboard({ timeout: 2000 })
  return (
    <Button
      variant={variant}
      leftIcon={copied ? <IconCheck aria-hidden /> : leftIcon}
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{copied ? t`Copied` : children}</span>
    </Button>
  )
}
