import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EmailMessage } from '@replybay/api-client'
import { LazyBoundary, lazyPart } from '@replybay/feature-kit'
import { useOrderLinks } from '@replybay/feature-kit/order-links'
import { Button, type FoundInHtml, IconButton, Menu, MessageText, Skeleton } from '@replybay/ui-kit'
import { IconChevronDown, IconDots, IconPhotoCheck, IconPhotoOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useImageSenders } from '../model/use-image-senders.ts'
import { nameOf } from '../model/sender.ts'
import { splitQuote } from '../model/split-quote.ts'
import styles from './email-body.module.css'
import { useInlineImages } from './use-inline-images.ts'
import { useOutsideImages } from './use-outside-images.ts'

const HtmlFrame = lazyPart(async () => (await import('./html-frame.ts')).HtmlFrame)

/** What an email says: its HTML in a frame in which nothing runs, else its text. What it replies to is folded. */
export function EmailBody({ message }: { message: EmailMessage }) {
  const { html, text = '' } = message
  return html ? <HtmlBody message={message} html={html} /> : <TextBody text={text} />
}

function TextBody({ text }: { text: string }) {
  const { t } = useLingui()
  const [isQuoteOpen, setQuoteOpen] = useState(false)
  const renderNumber = useOrderLinks()
  const { text: written, quote } = useMemo(() => splitQuote(text), [text])
  if (text.trim() === '') return <p className={styles['nothing']}>{t`This email has no text.`}</p>
  return (
    <div className={styles['text']}>
      <MessageText text={written} renderNumber={renderNumber} />
      {quote && <QuoteButton isOpen={isQuoteOpen} onToggle={() => setQuoteOpen(!isQuoteOpen)} />}
      {quote && isQuoteOpen && (
        <div className={styles['quote']}>
          <MessageText text={quote} renderNumber={renderNumber} />
        </div>
      )}
    </div>
  )
}

const nothing: FoundInHtml = { images: [], trackers: 0, hasQuote: false }

function HtmlBody({ message, html }: { message: EmailMessage; html: string }) {
  const { t } = useLingui()
  const [found, setFound] = useState(nothing)
  const [isQuoteOpen, setQuoteOpen] = useState(false)
  const name = nameOf(message.from)
  const inline = useInlineImages(message, found.images)
  const sources = found.images.filter((image) => !image.toLowerCase().startsWith('cid:'))
  const address = message.from?.address.toLowerCase()
  // Who may be somebody else is not trusted.
  const canAllow = address !== undefined && !message.senderDoubt
  const allowed = useImageSenders()
  const isAllowed = canAllow && allowed.senders.includes(address)
  const outside = useOutsideImages(message._id, sources, isAllowed)
  const shown = useMemo(() => new Map([...inline, ...outside.shown]), [inline, outside.shown])
  const blocked = outside.isWanted ? 0 : sources.length
  return (
    <>
      {(blocked > 0 || outside.isLoading || outside.failed > 0 || found.trackers > 0) && (
        <div className={styles['blocked']} role="status">
          <IconPhotoOff aria-hidden />
          {[
            blocked > 0 && t`${plural(blocked, { one: '# image blocked', other: '# images blocked' })}`,
            outside.failed > 0 &&
              t`${plural(outside.failed, { one: '# image couldn’t be loaded', other: '# images couldn’t be loaded' })}`,
            found.trackers > 0 &&
              t`${plural(found.trackers, { one: '# tracker blocked', other: '# trackers blocked' })}`,
          ]
            .filter(Boolean)
            .join(' · ')}
          {(blocked > 0 || outside.isLoading || outside.failed > 0) && (
            <span className={styles['show']}>
              <Button size="sm" variant="subtle" loading={outside.isLoading} onClick={outside.show}>
                {outside.failed > 0 ? t`Retry` : t`Show images`}
              </Button>
              {canAllow && !isAllowed && (
                <Menu
                  label={t`More about these images`}
                  placement="bottom-end"
                  trigger={
                    <IconButton
                      size="sm"
                      label={t`More about these images`}
                      icon={<IconChevronDown aria-hidden />}
                    />
                  }
                  items={[
                    {
                      key: 'always',
                      label: t`Always from this sender`,
                      icon: <IconPhotoCheck aria-hidden />,
                      onSelect: () => {
                        outside.show()
                        allowed.add(address)
                      },
                    },
                  ]}
                />
              )}
            </span>
          )}
        </div>
      )}
      <LazyBoundary pending={<Skeleton width="80%" />}>
        <HtmlFrame
          label={t`Email from ${name}`}
          html={html}
          isQuoteHidden={!isQuoteOpen}
          images={shown}
          onRead={setFound}
        />
      </LazyBoundary>
      {found.hasQuote && <QuoteButton isOpen={isQuoteOpen} onToggle={() => setQuoteOpen(!isQuoteOpen)} />}
    </>
  )
}

function QuoteButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles['pill']}
      aria-expanded={isOpen}
      aria-label={isOpen ? t`Hide quoted text` : t`Show quoted text`}
      onClick={onToggle}
    >
      <IconDots aria-hidden />
    </button>
  )
}
