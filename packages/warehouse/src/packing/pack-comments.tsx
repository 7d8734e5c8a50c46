import { useLingui } from '@lingui/react/macro'
import { type WarehouseOrder, warehouseMutations } from '@replybay/api-client'
import { useUser } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { draftKey, useDraft } from '@replybay/sync'
import { Banner, Button, TextField } from '@replybay/ui-kit'
import { IconGift, IconMessage2Plus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { explainError } from '../errors.ts'
import styles from './pack-comments.module.css'

/** What the customer and the team said of an order, and a way to add to it. */
export function PackComments({
  order,
}: {
  order: Pick<WarehouseOrder, 'companyId' | 'orderNumber' | 'comments'>
}) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { companyId, orderNumber, comments = [] } = order
  const { draft, change } = useDraft(draftKey(useUser()._id, `form:order-comment:${orderNumber}`))
  const { mutate, isPending, error } = useMutation(warehouseMutations.addComment())
  const comment = draft.text
  return (
    <div className={styles['comments']}>
      {comments.map((one) => (
        <article key={one._id} className={styles['comment']} data-author={one.author}>
          {one.author === 'customer' && <IconGift aria-hidden />}
          <div className={styles['words']}>
            <p className={styles['who']}>
              <strong>{one.author === 'customer' ? t`Customer comment` : one.authorName}</strong>
              <span className={styles['when']}>
                {one.author === 'customer' && one.authorName ? `${one.authorName} · ` : ''}
                {formats.shortMoment(new Date(one.createdAt))}
              </span>
            </p>
            <p className={styles['text']} dir="auto">
              {one.comment}
            </p>
          </div>
        </article>
      ))}
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          if (!comment.trim() || isPending) return
          mutate(
            { companyId, orderNumber, comment: comment.trim() },
            { onSuccess: () => change({ text: '' }) },
          )
        }}
      >
        <IconMessage2Plus aria-hidden />
        <TextField
          label={t`Add a comment for the team`}
          className={styles['field']}
          value={comment}
          limit={2_000}
          onChange={({ target }) => change({ text: target.value })}
        />
        {comment.trim() !== '' && (
          <Button type="submit" loading={isPending}>
            {t`Add`}
          </Button>
        )}
      </form>
      {error && <Banner tone="danger">{explainError(i18n, 'addComment', error)}</Banner>}
    </div>
  )
}
