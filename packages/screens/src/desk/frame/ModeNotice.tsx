import { useDeskSession } from '@minaret/domain/desk'
import { Notice } from '@minaret/ui'

export type ModeNoticeProps = {
  /** Whose money a page shows. */
  mode: 'demo' | 'test' | 'live'
  /** What the page says of each. */
  words: Readonly<Record<'demo' | 'test' | 'live', string>>
}

/** That a page's money isn't real. In a demonstration that is entered by one tap, the frame says so already. */
export function ModeNotice({ mode, words }: ModeNoticeProps) {
  const { data: session } = useDeskSession()
  if (mode === 'live' || (mode === 'demo' && session?.account?.demonstration)) return null
  return <Notice tone="demo">{words[mode]}</Notice>
}
