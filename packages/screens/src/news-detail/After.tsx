import { useWords } from '../app/WordsProvider.tsx'
import { ShareThis } from '../share/index.ts'

/** The share buttons of a news item. */
export function After({ title }: { title: string }) {
  const { t } = useWords('news')
  return <ShareThis text={title} title={t.news.share} />
}
