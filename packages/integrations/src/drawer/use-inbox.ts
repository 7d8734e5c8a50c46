import type { IntegrationDetail } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useState } from 'react'
import { hasInbox, type Service } from '../model/service.ts'

/** Which website's inbox gets what a messenger tells. @param detail how it is connected; undefined where it isn't, or until that is known */
export function useInbox(service: Service, detail: IntegrationDetail | undefined) {
  const { owner_webs: ids, sample_webs: samples = [] } = useUser()
  const [chosen, choose] = useState<string>()
  const known = detail?.webId
  const first = ids.find((id) => !samples.includes(id)) ?? ids[0]
  const webId = chosen ?? (known !== undefined && ids.includes(known) ? known : first)
  const isNeeded = hasInbox(service)
  return {
    ids: isNeeded ? ids : [],
    webId,
    choose,
    /** There is none, and without one nothing could be read. */
    isMissing: isNeeded && webId === undefined,
    hasChanged:
      isNeeded && webId !== known && (chosen !== undefined || (known !== undefined && webId !== undefined)),
    /** What the connection says of it. */
    settings: isNeeded && webId !== undefined ? { webId } : {},
  }
}
