import { useDeskSession } from '@minaret/domain/desk'
import { Notice } from '@minaret/ui'

export type ModeNoticeProps = {
  /** The payment mode of the page's data. */
  mode: 'demo' | 'test' | 'live'
  /** The page's text for each mode. */
  texts: Readonly<Record<'demo' | 'test' | 'live', string>>
}

/** A notice that the page shows no real money. Omitted in one-tap demonstrations, whose frame has the same notice. */
export function ModeNotice({ mode, texts }: ModeNoticeProps) {
  const { data: session } = useDeskSession()
  if (mode === 'live' || (mode === 'demo' && session?.account?.demonstration)) return null
  return <Notice tone="demo">{texts[mode]}</Notice>
}
