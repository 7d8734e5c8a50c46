import type { ReactNode } from 'react'
import { EmptyIllustration } from '../illustrations/empty-illustration.tsx'
import { FilteredIllustration } from '../illustrations/filtered-illustration.tsx'
import { StateFrame } from './state-frame.tsx'

export interface EmptyStateProps {
  /** `filtered` when a filter hides what there is. @default 'empty' */
  illustration?: 'empty' | 'filtered' | undefined
  title: ReactNode
  detail?: ReactNode
  /** The one next step. */
  action?: ReactNode
}

/** There is nothing here, and that is no fault. */
export function EmptyState({ illustration = 'empty', title, detail, action }: EmptyStateProps) {
  const picture = illustration === 'empty' ? <EmptyIllustration /> : <FilteredIllustration />
  return <StateFrame picture={picture} title={title} detail={detail} actions={action} />
}
