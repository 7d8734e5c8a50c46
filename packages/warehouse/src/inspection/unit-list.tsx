import { useLingui } from '@lingui/react/macro'
import type { WarehouseReturn } from '@replybay/api-client'
import { Button, IconButton, Tag, TextField } from '@replybay/ui-kit'
import { IconMapPin, IconMinus, IconPlus } from '@tabler/icons-react'
import type { Article } from '../grading/grades.ts'
import type { Grading } from '../grading/use-grading.ts'
import { ItemPicture } from '../pictures/item-pictures.tsx'
import { UnitRow } from './unit-row.tsx'
import styles from './unit-list.module.css'

interface UnitListProps {
  row: WarehouseReturn
  grading: Grading
  /** Whether the server can be told that pieces never came. */
  canMiss: boolean
}

/** What comes back, unit by unit, each with its grade. */
export function UnitList({ row, grading, canMiss }: UnitListProps) {
  const { t } = useLingui()
  return (
    <ul className={styles['articles']} aria-label={t`Items of the return of ${row.orderNumber}`}>
      {grading.articles.map((article) => (
        <li key={article.SKU} className={styles['article']}>
          <ArticleHead article={article} grading={grading} canMiss={canMiss} />
          <ul className={styles['units']} aria-label={t`Units of ${article.SKU}`}>
            {article.units.map((unit) => (
              <UnitRow key={unit.id} unit={unit} grading={grading} />
            ))}
          </ul>
          {article.missing > 0 && grading.isOpen && (
            <div className={styles['reason']}>
              <TextField
                label={t`What is missing of ${article.SKU}?`}
                hint={t`Missing items aren’t refunded.`}
                value={article.missingWords}
                limit={500}
                error={article.missingWords.trim() === '' && t`Describe what’s missing and how you know.`}
                onChange={({ target }) => grading.say(article.SKU, target.value)}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function ArticleHead({ article, grading, canMiss }: { article: Article } & Omit<UnitListProps, 'row'>) {
  const { t } = useLingui()
  const { SKU, name, shelf, announced, units, missing } = article
  const isUngraded = units.filter(({ grade }) => grade === undefined).length > 0
  return (
    <div className={styles['head']}>
      <ItemPicture item={{ ...article, name }} size="md" />
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['facts']}>
          <span className={styles['sku']}>{SKU}</span>
          {shelf !== undefined && <Tag icon={<IconMapPin />}>{shelf}</Tag>}
        </p>
      </div>
      <p className={styles['back']}>{t`${units.length} back of ${announced}`}</p>
      {grading.isOpen && canMiss && (
        <div className={styles['steps']}>
          <IconButton
            size="lg"
            className={styles['step']}
            label={t`One ${SKU} never came`}
            icon={<IconMinus aria-hidden />}
            disabled={units.length === 0}
            onClick={() => grading.setMissing(article, missing + 1)}
          />
          <IconButton
            size="lg"
            className={styles['step']}
            label={t`One ${SKU} more is here`}
            icon={<IconPlus aria-hidden />}
            disabled={missing === 0}
            onClick={() => grading.setMissing(article, missing - 1)}
          />
        </div>
      )}
      {grading.isOpen && units.length > 1 && (
        <Button className={styles['all']} disabled={!isUngraded} onClick={() => grading.allValid(article)}>
          {t`All valid`}
        </Button>
      )}
    </div>
  )
}
