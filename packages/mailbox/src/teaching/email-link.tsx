import { textLinkClassName } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { Link } from '../links.ts'

/** The way to an email, from a page of another feature. */
export function EmailLink({ emailId, children }: { emailId: string; children: ReactNode }) {
  return (
    <Link to="/emails/emails" search={{ email: emailId }} className={textLinkClassName()}>
      {children}
    </Link>
  )
}
