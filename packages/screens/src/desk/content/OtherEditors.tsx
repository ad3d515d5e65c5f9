import type { ContentKindName } from '@minaret/contract/desk'
import { usePresence } from '@minaret/domain/desk'
import { useJoinedList } from '../frame/index.ts'
import { useContentTexts } from './useContentTexts.ts'
import styles from './form.module.css'

/** The other staff who are editing the same item. */
export function OtherEditors({ mosque, kind, id }: { mosque: string; kind: ContentKindName; id: string }) {
  const { texts, format } = useContentTexts()
  const joinList = useJoinedList()
  const { data: editors = [] } = usePresence(mosque, kind, id)
  return (
    <p role="status" className={styles.others}>
      {editors.length > 0 && texts.otherEditors({ names: joinList(editors.map(({ name }) => format.inText(name))) })}
    </p>
  )
}
