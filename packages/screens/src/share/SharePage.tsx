import { ShareButtons } from '@minaret/ui'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'

export type SharePageProps = {
  /** The text before the page's URL. */
  text: string
  /** The title above the buttons: "Share this event". */
  title: string
  /** Hides the title, if a heading already has it. */
  hidesTitle?: boolean
}

/** Share buttons for the current page, without the URL's query. */
export function SharePage({ text, title, hidesTitle }: SharePageProps) {
  const { t } = useMessages('share')
  const { origin, path } = usePageLocation()
  return (
    <ShareButtons
      url={origin + path}
      text={text}
      title={hidesTitle ? undefined : title}
      label={title}
      labels={t.share}
    />
  )
}
