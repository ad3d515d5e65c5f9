import { useHasFridayGift } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Notice } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useOpenScreens } from './useOpenScreens.ts'
import { useMessages } from './MessagesProvider.tsx'

export type FridayGiftNoticeProps = {
  /** The page's messages. */
  messages: {
    title: string
    next(values: { amount: string; day: string }): string
    more: string
    byEmail: string
    manage: string
  }
  /** Wraps the notice. */
  renderFrame?(notice: ReactNode): ReactNode
}

/** Tells a donor with an active Friday gift about it, so that they do not start a second one by mistake. */
export function FridayGiftNotice({ messages, renderFrame = (notice) => notice }: FridayGiftNoticeProps) {
  const { t, format } = useMessages()
  const canOpen = useOpenScreens()
  const { data } = useHasFridayGift()
  if (!data?.running) return null
  const { amountMinor, currency, nextFriday } = data
  const next = nextFriday && t.prayer.date(format.day(nextFriday))
  return renderFrame(
    <Notice
      tone="success"
      live="polite"
      title={messages.title}
      action={canOpen('profile') && <ButtonLink href={pathTo('profile')}>{messages.manage}</ButtonLink>}
    >
      {amountMinor !== undefined && currency && next && (
        <p>{messages.next({ amount: format.amount(amountMinor, currency), day: next })}</p>
      )}
      <p>{canOpen('profile') ? messages.more : messages.byEmail}</p>
    </Notice>,
  )
}
