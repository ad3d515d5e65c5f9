import type { PageConfig } from './config.ts'

const shelf = 'minaret-tv'

/** The plain page in the page: times as they were when it was drawn. A page that is kept goes without. */
const plain = /<!--plain-->[^]*?<!--\/plain-->/g

/** Runs what may be missing, full or forbidden: a screen goes on without. */
const quietly = (run: () => Promise<unknown>): Promise<void> => {
  try {
    return run().then(
      () => undefined,
      () => undefined,
    )
  } catch {
    return Promise.resolve()
  }
}

/** Keeps what a start without a network takes: files first and the page last, so that a page that is kept is whole. */
export const keepPage = (path: string, html: string, headers: Headers, { files }: Pick<PageConfig, 'files'>) =>
  quietly(() =>
    caches.open(shelf).then((kept) =>
      Promise.all(files.map((file) => kept.match(file).then((has) => (has ? undefined : kept.add(file)))))
        .then(() => kept.put(path, new Response(html.replace(plain, ''), { headers })))
        .then(() => kept.keys())
        .then((all) => {
          const wanted = files.concat(path)
          return Promise.all(
            all.filter(({ url }) => wanted.indexOf(new URL(url).pathname) < 0).map((each) => kept.delete(each)),
          )
        }),
    ),
  )

/** Whether a page of this release is kept. */
export const isPageKept = (path: string, release: string): Promise<boolean> =>
  caches
    .open(shelf)
    .then((kept) => kept.match(path))
    .then((page) => (page ? page.text() : ''))
    .then((html) => html.indexOf(`"release":${JSON.stringify(release)}`) >= 0)

/** Forgets the page. */
export const forgetPage = () => quietly(() => caches.delete(shelf))

/** Whether this engine can start a page without a network at all: it keeps no page unless it came over a safe connection. */
export const canKeep = () => 'serviceWorker' in navigator && 'caches' in window
