import { Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { Banner, Button, Switch, TextField } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ErrorWords } from '../error-words.tsx'
import styles from './adding.module.css'
import { AddedWebsites } from './added-websites.tsx'
import { readLink } from './read-link.ts'
import { useKeptText } from '../model/use-kept-text.ts'

/** A website that the AI agents read. */
export function WebsiteForm() {
  const { t } = useLingui()
  const { fields, change, clear } = useKeptText('website', { link: '' })
  const [isRecursive, setRecursive] = useState(true)
  const [added, setAdded] = useState<readonly string[]>([])
  const learn = useMutation(knowledgeMutations.learnFromWebsite())
  const field = useRef<HTMLInputElement>(null)
  const url = readLink(fields.link)
  const host = url?.host
  const why =
    fields.link.trim() === ''
      ? t`Enter the address of a website`
      : url
        ? undefined
        : t`This isn’t the address of a website`

  function add(event: FormEvent) {
    event.preventDefault()
    if (!url || learn.isPending) return
    learn.mutate(
      { link: url.href, recursive: isRecursive },
      {
        onSuccess(website) {
          clear()
          if (website) setAdded((before) => [...new Set([website._id, ...before])])
          field.current?.focus()
        },
      },
    )
  }
  return (
    <form className={styles['form']} onSubmit={add}>
      <TextField
        ref={field}
        label={t`Address of the website`}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.link}
        onChange={({ currentTarget }) => change({ link: currentTarget.value })}
      />
      <Switch
        label={t`Follow links`}
        hint={
          host
            ? t`Only on ${host}. Other sites are never read.`
            : t`Only on this site. Other sites are never read.`
        }
        checked={isRecursive}
        onChange={setRecursive}
      />
      <p className={styles['why']}>
        {isRecursive ? (
          <Trans>
            Up to 200 pages, 3 links deep, 2 MB per page. Pages blocked by robots.txt aren’t read. The website
            is read again every week.
          </Trans>
        ) : (
          <Trans>Only this page, up to 2 MB. It’s read again every week.</Trans>
        )}
      </p>
      {learn.error && (
        <Banner tone="danger">
          <ErrorWords
            operation="learnFromWebsite"
            error={learn.error}
            detail={t`The website wasn’t added. Your address is still here: try again.`}
          />
        </Banner>
      )}
      <div className={styles['foot']}>
        <Button type="submit" variant="primary" disabled={why !== undefined} loading={learn.isPending}>
          <Trans>Add website</Trans>
        </Button>
        <span className={styles['why']} role="status">
          {why}
        </span>
      </div>
      {added.length > 0 && <AddedWebsites ids={added} />}
    </form>
  )
}
