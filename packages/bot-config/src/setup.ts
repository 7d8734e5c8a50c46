import { msg } from '@lingui/core/macro'
import { type User, userQueries, webQueries } from '@replybay/api-client'
import { lazyPart, partWithTexts, setupQuery, type SetupQuery, type SetupStep } from '@replybay/feature-kit'
import { INSTALL_ID } from './install/install-id.ts'
import { texts } from './messages.ts'
import { websitesRoute } from './routes.ts'

const ConnectForm = partWithTexts(
  lazyPart(async () => (await import(/* chunk: setup */ './websites/connect-form.tsx')).ConnectForm),
  texts.pages,
)

/** Where tickets come from. */
export const setup: readonly SetupStep[] = [
  {
    id: 'website',
    stage: 'website',
    title: msg`Put the chat on your website`,
    detail: msg`Its address is enough to begin. You get one line to paste.`,
    minutes: 3,
    action: msg({ context: 'website', message: 'Add' }),
    page: websitesRoute,
    hash: INSTALL_ID,
    form: ConnectForm,
    state: chatState,
  },
]

/** A website alone brings no tickets: its pages have to show the chat, where this backend has one. */
function chatState({ owner_webs: ids, sample_webs: samples = [] }: User): SetupQuery {
  const [id] = ids.filter((each) => !samples.includes(each))
  if (id === undefined) return setupQuery(userQueries.info(), () => ({ is: 'open' }))
  return setupQuery(webQueries.info(id), ({ scriptUrl, seenAt }) =>
    scriptUrl && !seenAt
      ? { is: 'open', detail: msg`Your website is added. Paste one line on its pages.` }
      : { is: 'done' },
  )
}
