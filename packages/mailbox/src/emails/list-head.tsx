import { useLingui } from '@lingui/react/macro'
import { useTypedSearch } from '@replybay/feature-kit'
import { Button, IconButton, Menu, SearchField, useFromBreakpoint, useShortcut } from '@replybay/ui-kit'
import { IconChevronDown, IconChevronLeft, IconPencil, IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../links.ts'
import { addressOf, DRAFTS, orderFolders } from '../model/folders.ts'
import type { MailSearch } from '../model/mail-filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { FolderIcon } from '../model/folder-icon.tsx'
import { FolderLinks } from './folder-links.tsx'
import { NewEmailButton } from './new-email-button.tsx'
import styles from './list-head.module.css'
import { useFolderNames } from './use-folder-names.ts'
import type { MailList } from './use-mail-list.ts'

interface ListHeadProps {
  mail: MailList
  /** What the folder is called. */
  title: string
  search: MailSearch
  onSearch: (change: Partial<MailSearch>, isReplacing?: boolean) => void
  /** The keys of the search go on to the rows. */
  onEnterRows: () => void
}

/** Above the list: its folder where there is no room for them beside it, search, and filters. */
export function ListHead({ mail, title, search, onSearch, onEnterRows }: ListHeadProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const { email: _open, ...listSearch } = search
  const [isBegun, setBegun] = useState(false)
  const hasPanes = useFromBreakpoint('md')
  const hasFolders = useFromBreakpoint('lg')
  const typed = useTypedSearch(search.q, (q) => onSearch({ q: q || undefined }, search.q !== undefined))
  const isSearching = hasPanes || isBegun || search.q !== undefined
  useEffect(() => {
    if (isBegun) field.current?.focus()
  }, [isBegun])
  useShortcut({
    id: 'search-emails',
    keys: '/',
    label: t`Search subjects`,
    group: t`Email`,
    run: () => (isSearching ? field.current?.select() : setBegun(true)),
  })
  function endSearch() {
    setBegun(false)
    if (search.q !== undefined || typed.text !== '') typed.onChange('')
  }
  const searchField = (
    <SearchField
      ref={field}
      label={t`Search subjects`}
      shortcut="/"
      maxLength={200}
      value={typed.text}
      onChange={typed.onChange}
      // Not to rows that are about to go.
      onEnter={() => typed.text === (search.q ?? '') && onEnterRows()}
    />
  )
  if (!hasPanes) {
    return (
      <>
        <div className={styles['head']}>
          {isSearching ? (
            <>
              <h1 className={styles['hidden']}>{t`Email`}</h1>
              <IconButton
                size="lg"
                label={t`Close search`}
                icon={<IconChevronLeft aria-hidden />}
                onClick={endSearch}
              />
              {searchField}
            </>
          ) : (
            <>
              <h1 className={styles['title']}>{t`Email`}</h1>
              <IconButton
                size="lg"
                label={t`Search subjects`}
                shortcut="/"
                icon={<IconSearch aria-hidden />}
                onClick={() => setBegun(true)}
              />
              <NewEmailButton isLarge search={listSearch} />
            </>
          )}
        </div>
        <div className={styles['chips']}>
          <FolderLinks look="row" folders={mail.folders} search={search} />
          <FilterChips search={search} onSearch={onSearch} />
        </div>
      </>
    )
  }
  return (
    <>
      <div className={styles['head']}>
        <h1 className={hasFolders ? styles['hidden'] : styles['title']}>
          {hasFolders ? title : <FolderMenu mail={mail} title={title} search={search} />}
        </h1>
        {searchField}
        {!hasFolders && <NewEmailButton search={listSearch} />}
      </div>
      <div className={styles['chips']}>
        <FilterChips search={search} onSearch={onSearch} />
      </div>
    </>
  )
}

function FolderMenu({ mail, title, search }: Pick<ListHeadProps, 'mail' | 'title' | 'search'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const nameOf = useFolderNames()
  return (
    <Menu
      label={t`Folders`}
      trigger={
        <Button variant="subtle">
          {title}
          <IconChevronDown aria-hidden />
        </Button>
      }
      items={orderFolders(mail.folders).flatMap((folder) => {
        const address = addressOf(folder)
        const item = {
          key: folder.folder,
          label: nameOf(folder),
          icon: <FolderIcon kind={folder.kind} />,
          checked: address === search.folder,
          onSelect: () =>
            void navigate({ to: '/emails/emails', search: address === undefined ? {} : { folder: address } }),
        }
        if (folder.kind !== 'inbox') return item
        const drafts = {
          key: DRAFTS,
          label: t`Drafts`,
          icon: <IconPencil aria-hidden />,
          checked: search.folder === DRAFTS,
          onSelect: () => void navigate({ to: '/emails/emails', search: { folder: DRAFTS } }),
        }
        return [item, drafts]
      })}
    />
  )
}
