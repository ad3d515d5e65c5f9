import type { About } from '@minaret/contract'
import { aboutQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { AboutDetailScreen, MissingSection } from '../about-detail/AboutDetailScreen.tsx'
import { TeamScreen } from '../team/TeamScreen.tsx'
import { draw } from '../testing/draw.tsx'
import { VacanciesScreen } from '../vacancies/VacanciesScreen.tsx'
import { AboutScreen } from './AboutScreen.tsx'

const built: Screen[] = ['home', 'about', 'aboutDetail', 'team', 'vacancies', 'contact']
const about: About = {
  sections: [
    { id: 'story', title: 'Our story', summary: 'From a front room.' },
    { id: 'safe', title: 'Keeping safe', summary: 'Who to tell.' },
  ],
  team: ['Yusuf', 'Maryam', 'Amina', 'Bilal', 'Omar'].map((name) => ({
    id: name,
    name,
    role: 'Here for you',
    biography: `All about ${name}`,
  })),
  vacancies: [
    {
      id: 'teacher',
      title: 'Teacher',
      summary: 'Four evenings.',
      body: '<p>You read well.</p><h2>To apply</h2>',
      paid: true,
      closes: '2026-11-21',
      contact: 'jobs@mosque.example',
    },
    { id: 'night', title: 'Nights', summary: 'Sit up.', body: '<p>A flask.</p>', paid: false, contact: 'Ask the imam' },
    { id: 'gone', title: 'Closed yesterday', summary: 'Over.', body: '<p>Over.</p>', closes: '2026-11-20' },
  ],
}
const nothing: About = { sections: [], team: [], vacancies: [] }

const page = (screen: React.ReactNode, known: About | undefined, settings: Record<string, string> = {}, open = built) =>
  draw(screen, {
    built: open,
    settings,
    path: '/about-us',
    seed({ api, queryClient }) {
      queryClient.setQueryData(aboutQueries.view(api).queryKey, known)
      queryClient.setQueryData(aboutQueries.section(api, 'story').queryKey, {
        ...about.sections[0],
        id: 'story',
        title: 'Our story',
        summary: 'From a front room.',
        body: '<p>Nine men.</p>',
      })
    },
  })

test('about us: what to read, four faces, the open posts, and where we are', () => {
  const html = page(<AboutScreen />, about, { address: '1 Lantern Street', phone: '+44 1274 496 0001' })
  for (const text of ['Our story', 'href="/about-us/story"', 'Bilal', 'href="/our-team"', 'href="/vacancies#teacher"'])
    expect(html).toContain(text)
  for (const text of ['1 Lantern Street', 'href="tel:+4412744960001"', '"@type":"Mosque"']) expect(html).toContain(text)
  expect(html).not.toMatch(/Omar|All about|Closed yesterday/)
})

test('a plan without the pages behind it shows what there is to read without links that lead nowhere', () => {
  const html = page(<AboutScreen />, about, { activePlan: 'basic' })
  expect(html).toContain('From a front room.')
  expect(html).not.toContain('href="/about-us/')
})

test.each([
  ['about us', <AboutScreen key="" />, 'Nothing here yet', 'href="/"'],
  ['the team', <TeamScreen key="" />, 'No team members listed yet', 'href="/about-us"'],
  ['vacancies', <VacanciesScreen key="" />, 'No vacancies right now', 'href="/get-in-touch"'],
])('%s of a mosque that has written nothing says so and leads on', (_, screen, words, way) => {
  const html = page(screen, nothing)
  expect(html).toContain(words)
  expect(html).toContain(way)
})

test.each([
  ['about us', <AboutScreen key="" />],
  ['the team', <TeamScreen key="" />],
  ['vacancies', <VacanciesScreen key="" />],
])('%s has the shape of what is coming while it comes, and one heading', (_, screen) => {
  const html = page(screen, undefined)
  expect(html).toContain('role="status"')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('the team is everybody, each with what is told of them', () => {
  const html = page(<TeamScreen />, about)
  expect(html.match(/<h2/g)).toHaveLength(5)
  expect(html).toContain('All about Omar')
})

test('a vacancy says its last day and how to apply; one that has closed since is gone', () => {
  const html = page(<VacanciesScreen />, about)
  expect(html).toContain('mailto:jobs@mosque.example?subject=Teacher')
  expect(html).toMatch(/Closing date.*Today.*Open until filled.*Ask the imam/s)
  expect(html).toMatch(/Paid.*Volunteer/s)
  // Below the vacancy's own heading.
  expect(html).toContain('<h3>To apply</h3>')
  expect(html).not.toContain('Closed yesterday')
})

test('a section about the mosque is whole, with the way there and the others below', () => {
  const html = page(<AboutDetailScreen params={{ id: 'story' }} />, about)
  expect(html).toContain('<p>Nine men.</p>')
  expect(html).toMatch(/aria-label="You are here".*href="\/about-us".*aria-current="page">Our story/s)
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain('href="/about-us/safe"')
  expect(html).not.toContain('href="/about-us/story"')
})

test('a section that is not there leads to what is', () => {
  const html = page(<MissingSection />, about)
  expect(html).toMatch(/<h1[^>]*>We couldn’t find that page/)
  expect(html).toContain('href="/about-us"')
  expect(html).toContain('noindex')
})
