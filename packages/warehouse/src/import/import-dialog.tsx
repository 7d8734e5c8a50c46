import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { warehouseMutations } from '@replybay/api-client'
import { Banner, Button, Dialog, FileDrop, Select, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explainError } from '../errors.ts'
import { platformName } from '../model/platform-name.ts'
import { useCompany } from '../model/use-company.ts'
import styles from './import.module.css'
import { ImportPreview } from './import-preview.tsx'
import { readText } from './read-text.ts'

/** As the contract has it, in characters; a file of them is not larger in bytes than this times four. */
const MOST = 2_000_000
const platforms = ['prestashop', 'shopify', 'woocommerce'] as const
const CSV = { 'text/csv': ['.csv'] }

/** Takes orders in from a table: first it is shown what the table holds and what is wrong with it, then they are taken in. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const toasts = useToasts()
  const companyId = useCompany()
  const [platform, setPlatform] = useState<string>('prestashop')
  const [file, setFile] = useState<{ name: string; size: number; text: string }>()
  const look = useMutation(warehouseMutations.importOrders())
  const take = useMutation(warehouseMutations.importOrders())
  const found = file && look.data
  const fresh = found ? found.orders - found.known : 0
  const error = take.error ?? look.error

  function read(text: string, from: string) {
    take.reset()
    look.mutate({ companyId, platform: from, text, apply: false })
  }
  async function add([added]: File[]) {
    if (!added) return
    const text = await readText(added)
    setFile({ name: added.name, size: added.size, text })
    read(text, platform)
  }
  function remove() {
    setFile(undefined)
    look.reset()
    take.reset()
  }
  function takeIn() {
    if (!file) return
    take.mutate(
      { companyId, platform, text: file.text, apply: true },
      {
        onSuccess(outcome) {
          const imported = outcome?.imported ?? 0
          remove()
          onClose()
          toasts.show({
            title: t`${plural(imported, { one: '# order imported', other: '# orders imported' })}`,
          })
        },
      },
    )
  }
  return (
    <Dialog
      title={t`Import orders`}
      size="lg"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" disabled={fresh === 0} loading={take.isPending} onClick={takeIn}>
            {fresh === 0
              ? t`Import orders`
              : t`${plural(fresh, { one: 'Import # order', other: 'Import # orders' })}`}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p className={styles['quiet']}>
          {t`A CSV with one line per item. The first line names the columns: order, name, SKU, and quantity. Optional: email, address, postal code, city, country, item, and price.`}
        </p>
        <Select
          label={t`Platform`}
          value={platform}
          options={platforms.map((value) => ({ value, label: platformName(value) }))}
          onChange={(value) => {
            if (value === null) return
            setPlatform(value)
            if (file) read(file.text, value)
          }}
        />
        <FileDrop
          label={t`Table of orders`}
          accept={CSV}
          maxBytes={MOST}
          files={
            file
              ? [
                  {
                    id: 'table',
                    name: file.name,
                    size: file.size,
                    progress: 1,
                    state: look.isPending ? 'sending' : look.error ? 'failed' : 'done',
                  },
                ]
              : []
          }
          onAdd={(files) => void add(files)}
          onRemove={remove}
          onRetry={() => file && read(file.text, platform)}
        />
        {error && <Banner tone="danger">{explainError(i18n, 'importOrders', error)}</Banner>}
        {found && <ImportPreview outcome={found} />}
      </div>
    </Dialog>
  )
}
