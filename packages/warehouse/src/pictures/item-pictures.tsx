import type { WarehouseOrder } from '@replybay/api-client'
import styles from './item-pictures.module.css'

/** Its name stands beside it. */
const DECORATION = ''

/** Pictures that are shown of an order. */
const MOST = 3

/** What an article looks like; its first letter where there is no picture. */
export function ItemPicture({
  item: { imageUrl, name, SKU },
  size = 'sm',
}: {
  item: { imageUrl?: string | undefined; name?: string | undefined; SKU: string }
  size?: 'sm' | 'md' | 'lg'
}) {
  return (
    <span className={styles['picture']} data-size={size}>
      {imageUrl ? (
        <img src={imageUrl} alt={DECORATION} loading="lazy" />
      ) : (
        <span aria-hidden>{(name ?? SKU).slice(0, 1)}</span>
      )}
    </span>
  )
}

/** The first articles of an order. */
export function ItemPictures({ order: { items } }: { order: WarehouseOrder }) {
  const shown = items.length > MOST ? items.slice(0, MOST - 1) : items
  return (
    <span className={styles['row']}>
      {shown.map((item, place) => (
        <ItemPicture key={`${item.SKU} ${place}`} item={item} />
      ))}
      {items.length > shown.length && (
        <span className={styles['picture']} data-size="sm">
          {`+${items.length - shown.length}`}
        </span>
      )}
    </span>
  )
}
