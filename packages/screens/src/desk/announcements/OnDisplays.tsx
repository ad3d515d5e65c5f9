import type { AnnouncementPreview } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { useEffect, useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DisplayPicture } from '../display-picture/index.ts'

/** How long typing rests before the picture is drawn again, in milliseconds. */
const pause = 600

type OnDisplaysProps = {
  mosque: string
  /** As it would be published now. */
  announcement: AnnouncementPreview
}

/** An announcement as the displays will show it. Nothing while it cannot be drawn: publishing does not wait for it. */
export function OnDisplays({ mosque, announcement }: OnDisplaysProps) {
  const { t } = useWords('deskAnnouncements')
  const say = t.deskAnnouncements
  const typed = JSON.stringify(announcement)
  const [settled, setSettled] = useState(announcement)
  const { data, isPlaceholderData } = useDeskQuery(
    'displayPreviewAnnouncement',
    { mosque, body: settled },
    { keepPrevious: true },
  )
  useEffect(() => {
    const timer = setTimeout(() => setSettled(announcement), pause)
    return () => clearTimeout(timer)
    // Another object with the same words is the same announcement.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])
  if (!data) return null
  const isLate = isPlaceholderData || JSON.stringify(settled) !== typed
  return (
    <DisplayPicture
      svg={data.svg}
      orientation="landscape"
      alt={say.onDisplaysAlt}
      caption={say.onDisplays}
      busy={isLate}
    />
  )
}
