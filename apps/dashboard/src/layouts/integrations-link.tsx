import { textLinkClassName } from '@replybay/ui-kit'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Leads an owner or admin to where shops and services are connected. */
export function IntegrationsLink({ open, children }: { open?: string; children: ReactNode }) {
  return (
    <Link to="/integrations/settings" search={{ open }} className={textLinkClassName()}>
      {children}
    </Link>
  )
}
