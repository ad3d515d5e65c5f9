import { useWords } from '../app/WordsProvider.tsx'
import { ShareThis } from '../share/index.ts'

/** Ways to pass a piece of news on. */
export function After({ title }: { title: string }) {
  const { t } = useWords('news')
  return <ShareThis text={title} title={t.news.share} />
}
