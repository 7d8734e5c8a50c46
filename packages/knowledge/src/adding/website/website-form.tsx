import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { knowledgeMutations } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { Banner, Button, Switch, TextField, textLinkClassName } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ErrorWords } from '../../error-words.tsx'
import { useKeptText } from '../../model/use-kept-text.ts'
import { useProblemWords } from '../../model/use-problem-words.ts'
import styles from '../adding.module.css'
import { AddedWebsites } from './added-websites.tsx'
import { LookPreview } from './look-preview.tsx'
import { LookState } from './look-state.tsx'
import look from './look.module.css'
import { readLink } from './read-link.ts'
import { useWebsiteLook } from './use-website-look.ts'
import { chosenPages } from './website-look.ts'

const none: ReadonlySet<string> = new Set()

/** A website that the AI agents read. It is looked at before it is added: only the pages that are chosen are read. */
export function WebsiteForm() {
  const { t } = useLingui()
  const problemWords = useProblemWords()
  const canLook = useCan('knowledge')
  const { fields, change, clear } = useKeptText('website', { link: '' })
  const [isRecursive, setRecursive] = useState(true)
  const [added, setAdded] = useState<readonly string[]>([])
  const [choice, setChoice] = useState<{ of: string; left: ReadonlySet<string> }>()
  const learn = useMutation(knowledgeMutations.learnFromWebsite())
  const field = useRef<HTMLInputElement>(null)
  const url = readLink(fields.link)
  const host = url?.host
  const { looked, lookAgain, stop } = useWebsiteLook({ link: canLook ? url?.href : undefined, isRecursive })
  const found = 'look' in looked ? looked.look : undefined
  const left = choice && choice.of === found?.link ? choice.left : none
  const chosen = found && isRecursive ? chosenPages(found, left) : undefined
  const isRefused = looked.kind === 'refused'
  const why = whyNot()

  function whyNot(): string | undefined {
    if (fields.link.trim() === '') return t`Enter the address of a website`
    if (!url) return t`Enter a website address, such as example.com`
    if (isRefused) return t`This website can’t be added`
    return chosen?.length === 0 ? t`Choose at least one page` : undefined
  }
  function add(event: FormEvent) {
    event.preventDefault()
    if (!url || why || learn.isPending) return
    // All of them, and those that come to be: the website is followed as before.
    const isWhole = looked.kind === 'done' && left.size === 0
    const pages = chosen && !isWhole ? chosen.map(({ link }) => link) : []
    stop()
    learn.mutate(
      { link: found?.link ?? url.href, recursive: isRecursive, ...(found && { pages }) },
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
    <div className={look['both']}>
      <form className={styles['form']} onSubmit={add}>
        <TextField
          ref={field}
          label={t`Address of the website`}
          aside={
            looked.kind !== 'none' && (
              <button type="button" className={textLinkClassName()} onClick={lookAgain}>
                <Trans>Check again</Trans>
              </button>
            )
          }
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          value={fields.link}
          error={looked.kind === 'refused' ? problemWords(looked.problem) : undefined}
          notice={<LookState looked={looked} host={host} />}
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
              Up to 200 pages, 3 links deep, 2 MB per page. Pages blocked by robots.txt aren’t read. The
              website is read again every week.
            </Trans>
          ) : (
            <Trans>Only this page, up to 2 MB. It’s read again every week.</Trans>
          )}
          {left.size > 0 && (
            <>
              {' '}
              <Trans>Pages you don’t select, and new pages, aren’t read.</Trans>
            </>
          )}
        </p>
        {learn.error && (
          <Banner tone="danger">
            <ErrorWords
              operation="learnFromWebsite"
              error={learn.error}
              detail={t`The website wasn’t added. Your address is still here. Try again.`}
            />
          </Banner>
        )}
        <div className={styles['foot']}>
          <Button type="submit" variant="primary" disabled={why !== undefined} loading={learn.isPending}>
            {chosen && chosen.length > 0 ? (
              <Plural value={chosen.length} one="Add # page" other="Add # pages" />
            ) : (
              <Trans>Add website</Trans>
            )}
          </Button>
          <span className={styles['why']} role="status">
            {why}
          </span>
        </div>
        {added.length > 0 && <AddedWebsites ids={added} />}
      </form>
      {found && isRecursive && (
        <LookPreview
          key={found.link}
          look={found}
          isLooking={looked.kind === 'looking'}
          left={left}
          onLeave={(next) => setChoice({ of: found.link, left: next })}
          onStop={stop}
        />
      )}
    </div>
  )
}
