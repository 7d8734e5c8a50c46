import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ImportOutcome } from '@replybay/api-client'
import { Banner, Tag } from '@replybay/ui-kit'
import styles from './import.module.css'

type Problem = ImportOutcome['problems'][number]

/** What a table holds: how many orders, what is wrong with which of its rows, and its first orders. */
export function ImportPreview({ outcome }: { outcome: ImportOutcome }) {
  const { t } = useLingui()
  const { orders, known, problems, missingColumns, preview } = outcome
  const words: Record<Problem['problem'], (column: string) => string> = {
    missing: (column) => t`${column}: missing value`,
    'not-a-number': (column) => t`${column}: not a number that fits`,
    'too-long': (column) => t`${column}: too long`,
    'not-a-country': (column) => t`${column}: not a country code of two letters`,
    unreadable: () => t`The row can’t be read`,
  }
  const names = useColumnNames()
  const nameOf = (column: string) => names[column] ?? column
  const columns = missingColumns.map(nameOf).join(', ')
  if (missingColumns.length > 0) {
    return (
      <Banner tone="danger">{t`Columns missing in the first line: ${columns}. Nothing was imported.`}</Banner>
    )
  }
  return (
    <>
      <p role="status" className={styles['sum']}>
        {t`${plural(orders, { one: '# order is complete', other: '# orders are complete' })}`}
        {known > 0 &&
          ` · ${t`${plural(known, { one: '# is here already and stays as it is', other: '# are here already and stay as they are' })}`}`}
      </p>
      {problems.length > 0 && (
        <Banner tone="warning">
          <strong>{t`Orders with one of these rows are left out:`}</strong>
          <ul className={styles['problems']} aria-label={t`Problems`}>
            {problems.map(({ row, column = '', problem }) => (
              <li key={`${row} ${column} ${problem}`}>
                <strong>{t`Row ${row}`}</strong> {words[problem](nameOf(column))}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {preview.length > 0 && (
        <table className={styles['preview']}>
          <caption>{t`The first orders`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Order`}</th>
              <th scope="col">{t`Customer`}</th>
              <th scope="col">{t`Items`}</th>
            </tr>
          </thead>
          <tbody>
            {preview.map(({ orderNumber, isKnown, name, items }) => (
              <tr key={orderNumber}>
                <th scope="row">
                  {orderNumber} {isKnown && <Tag tone="neutral">{t`Here already`}</Tag>}
                </th>
                <td dir="auto">{name}</td>
                <td dir="auto">{items.map((item) => `${item.quantity} × ${item.SKU}`).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** The columns of a table, by the names that the server has for them. */
function useColumnNames(): Readonly<Record<string, string>> {
  const { t } = useLingui()
  return {
    order: t`Order number`,
    name: t`Name`,
    email: t`Email`,
    address: t`Address`,
    postalCode: t`Postal code`,
    city: t`City`,
    country: t`Country`,
    sku: t`SKU`,
    item: t`Item`,
    quantity: t`Quantity`,
    price: t`Price`,
  }
}
