/* oxlint-disable lingui/no-unlocalized-strings -- names of websites, in stories alone */
import type { User, Web } from '@replybay/api-client'
import {
  addWeb,
  createWeb,
  getUserInfo,
  getWebInfo,
  removeWeb,
  updateWeb,
} from '@replybay/api-client/operations'
import { aUser, handle, problem } from '@replybay/testing'

export const lumen: Web = {
  _id: 'web-lumen',
  name: 'Maison Lumen',
  domain: 'maison-lumen.example',
  origins: [],
  seenAt: null,
  scriptUrl: 'https://desk.example/chat/widget.js',
}
export const outlet: Web = { _id: 'web-outlet', name: 'Lumen Outlet', domain: 'outlet.maison-lumen.example' }
export const sample: Web = { _id: 'web-sample', name: 'Sample shop', domain: '' }

/** A server with some websites of one owner; each call changes them. */
export function websiteServer(webs: readonly Web[] = [lumen, outlet], about: Partial<User> = {}) {
  let kept = [...webs]
  const found = (id: string) => {
    const web = kept.find(({ _id }) => _id === id)
    return web ? { data: { web } } : problem(404, 'not-found')
  }
  return [
    handle(getUserInfo, () => ({
      data: { user: aUser({ capabilities: ['webs'], ...about, owner_webs: kept.map(({ _id }) => _id) }) },
    })),
    handle(getWebInfo, ({ params }) => found(params.id)),
    handle(addWeb, async ({ request }) => {
      const { webId } = await request.json()
      if (webId === 'web-of-another') return problem(409, 'conflict')
      if (webId !== 'web-old') return problem(404, 'not-found')
      kept = [...kept, { _id: webId, name: 'Old shop', domain: '' }]
      return found(webId)
    }),
    handle(createWeb, async ({ request }) => {
      const { name, domain = '' } = await request.json()
      if (domain.includes(' ')) return problem(400, 'invalid-request')
      kept = [...kept, { _id: 'web-new', name, domain }]
      return found('web-new')
    }),
    handle(updateWeb, async ({ params, request }) => {
      const change = await request.json()
      const wrong = change.origins?.findIndex((site: string) => site.includes('!')) ?? -1
      const fields = [{ path: `/body/origins/${wrong}`, message: 'must be a domain' }]
      if (wrong >= 0) {
        return Response.json({ code: 'invalid-request', message: '', fields }, { status: 400 })
      }
      kept = kept.map((web) => (web._id === params.id ? { ...web, ...change } : web))
      return found(params.id)
    }),
    handle(removeWeb, ({ params }) => {
      kept = kept.filter(({ _id }) => _id !== params.id)
      return { data: {} }
    }),
  ]
}
