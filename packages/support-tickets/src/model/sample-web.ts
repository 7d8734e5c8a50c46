import type { User } from '@replybay/api-client'
import * as v from 'valibot'

/** What a pending change keeps where it is about sample data, for its schema. */
export const sampleFields = {
  /** The sample website that it is about: the change goes with it. */
  sampleWebId: v.exactOptional(v.string()),
}

/** Whether a change of tickets of a website is about sample data, as the change keeps it. */
export function sampleOf(user: User, webId: string): { sampleWebId?: string } {
  return user.sample_webs?.includes(webId) ? { sampleWebId: webId } : {}
}
