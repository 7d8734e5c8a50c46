import { Trans, useLingui } from '@lingui/react/macro'
import { guardsAt } from '@replybay/feature-kit'
import { textLinkClassName } from '@replybay/ui-kit'
import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import { DrawnMenu } from './drawings.tsx'
import { Step } from './step.tsx'

const MODULE_PAGE = '/warehouse/settings'

/** The module by which the shop tells of orders at once; where the warehouse is there to give it. */
export function ModuleStep({ number }: { number: number }) {
  const { t } = useLingui()
  if (!guardsAt(useRouter(), MODULE_PAGE)) return null
  // Sound: the router's types don't know the page, but it was asked.
  const to = MODULE_PAGE as NonNullable<LinkProps['to']>
  const modules = t({ context: 'PrestaShop', message: 'Module Manager' })
  return (
    <Step
      number={number}
      drawing={
        <DrawnMenu entries={[t({ context: 'PrestaShop', message: 'Modules' }), modules]} ring={modules} />
      }
    >
      <Trans>
        For orders that come in at once:{' '}
        <Link to={to} hash="prestashop" className={textLinkClassName()}>
          download the module
        </Link>
        , then <strong>Modules</strong>, <strong>Module Manager</strong>, <strong>Upload a module</strong>
      </Trans>
    </Step>
  )
}
