import { useMessages } from '../app/MessagesProvider.tsx'
import { SharePage } from '../share/index.ts'

/** The share buttons of a news item. */
export function NewsFooter({ title }: { title: string }) {
  const { t } = useMessages('news')
  return <SharePage text={title} title={t.news.share} />
}
