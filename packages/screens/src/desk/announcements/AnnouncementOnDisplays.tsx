import type { AnnouncementPreview } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { useEffect, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DisplayPicture } from '../display-picture/index.ts'

/** Debounce delay of the preview, in milliseconds. */
const debounceMs = 600

type AnnouncementOnDisplaysProps = {
  mosque: string
  /** The announcement as it would be published now. */
  announcement: AnnouncementPreview
}

/** A preview of an announcement on the displays. Renders nothing if the preview is unavailable: publishing does not depend on it. */
export function AnnouncementOnDisplays({ mosque, announcement }: AnnouncementOnDisplaysProps) {
  const { t } = useMessages('deskAnnouncements')
  const texts = t.deskAnnouncements
  const serialised = JSON.stringify(announcement)
  const [debounced, setDebounced] = useState(announcement)
  const { data, isPlaceholderData } = useDeskQuery(
    'displayPreviewAnnouncement',
    { mosque, body: debounced },
    { keepPrevious: true },
  )
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(announcement), debounceMs)
    return () => clearTimeout(timer)
    // Compared by content: each render creates a new object.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [serialised])
  if (!data) return null
  const isStale = isPlaceholderData || JSON.stringify(debounced) !== serialised
  return (
    <DisplayPicture
      svg={data.svg}
      orientation="landscape"
      alt={texts.onDisplaysAlt}
      caption={texts.onDisplays}
      busy={isStale}
    />
  )
}
