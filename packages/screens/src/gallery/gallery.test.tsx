import type { GalleryImage } from '@minaret/contract'
import { galleryQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { GalleryScreen } from './GalleryScreen.tsx'

const picture = (id: string, album: string, alt: string, caption?: string): GalleryImage => ({
  id,
  album,
  caption,
  image: { src: `/files/${id}.webp`, width: 1200, height: 800, alt },
})

const renderPage = (pictures?: GalleryImage[]) =>
  renderHtml(<GalleryScreen />, {
    path: '/gallery',
    seed: ({ api, queryClient }) =>
      pictures &&
      queryClient.setQueryData(galleryQueries.list(api).queryKey, { pages: [{ items: pictures }], pageParams: [''] }),
  })

test('groups pictures by album; two load eagerly, the others lazily', () => {
  const html = renderPage([
    picture('a', 'The building', 'The courtyard'),
    picture('b', 'Together', 'A long table'),
    picture('c', 'The building', 'The hall'),
    picture('d', 'The building', 'The gate'),
  ])
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual(['The building', 'Together'])
  expect(html).toMatch(/The building.*3 photos.*Together.*1 photo</s)
  expect(html).toMatch(/href="\/files\/a\.webp".*?alt="The courtyard"/s)
  expect(
    [...html.matchAll(/alt="([^"]+)"[^>]*loading="(\w+)"/g)].map(([, alt, loading]) => `${alt} ${loading}`),
  ).toEqual(['The courtyard eager', 'The hall eager', 'The gate lazy', 'A long table lazy'])
})

test('a picture without alt text uses its caption, or else its album', () => {
  const html = renderPage([picture('a', 'Together', '', 'Dinner'), picture('b', 'Together', '')])
  expect(html).toContain('alt="Dinner"')
  expect(html).toContain('alt="A photo from Together"')
})

test('links to each album if there are more than two', () => {
  const html = renderPage(['One', 'Two', 'Three'].map((album) => picture(album, album, album)))
  expect(html).toMatch(/aria-label="Albums".*href="#album-3"/s)
  expect(html).toContain('id="album-3"')
})

test('shows a message without pictures, and a skeleton while loading', () => {
  expect(renderPage([])).toContain('No photos yet')
  expect(renderPage()).toContain('aria-label="Loading the photos"')
})
