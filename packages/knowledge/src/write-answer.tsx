import { Trans } from '@lingui/react/macro'
import { buttonClassName } from '@replybay/ui-kit'
import { IconPencil } from '@tabler/icons-react'
import { Link } from './links.ts'

/** The way to write the answer to a question that no source answers. */
export function WriteAnswer({ question }: { question: string }) {
  return (
    <Link
      to="/knowledge/upload-resources"
      search={{ way: 'qa', question }}
      className={buttonClassName({ size: 'sm' })}
    >
      <IconPencil aria-hidden />
      <Trans context="button">Write the answer</Trans>
    </Link>
  )
}
