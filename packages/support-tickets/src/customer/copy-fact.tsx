import { useLingui } from '@lingui/react/macro'
import { IconButton, useToasts } from '@replybay/ui-kit'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './facts.module.css'

const SHOWN_MS = 2_000

/** Copies a fact, and says so at its place. */
export function CopyFact({ label, text }: { label: string; text: string }) {
  const { t } = useLingui()
  const toasts = useToasts()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toasts.show({ tone: 'danger', title: t`Couldn’t copy`, detail: text })
    }
  }
  return (
    <span className={styles['copy']} data-copied={isCopied || undefined}>
      <IconButton
        size="sm"
        label={isCopied ? t`Copied` : label}
        icon={isCopied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
        onClick={() => void copy()}
      />
    </span>
  )
}
