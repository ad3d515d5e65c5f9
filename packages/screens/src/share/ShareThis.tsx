import { ShareButtons } from '@minaret/ui'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useWords } from '../app/WordsProvider.tsx'

export type ShareThisProps = {
  /** What the page is about; stands before its address. */
  text: string
  /** Over the ways to pass it on: "Share this event". */
  title: string
  /** A heading says it already: it is not shown again. */
  bare?: boolean
}

/** Ways to pass on the page one is on, without what its address asks besides. */
export function ShareThis({ text, title, bare }: ShareThisProps) {
  const { t } = useWords('share')
  const { origin, path } = usePlace()
  return <ShareButtons url={origin + path} text={text} title={bare ? undefined : title} label={title} words={t.share} />
}
