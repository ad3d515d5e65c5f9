import type { About } from '@minaret/contract'
import { aboutQueries } from '@minaret/domain'
import type { Screen } from '@minaret/plans'
import { expect, test } from 'vitest'
import { AboutDetailScreen, MissingSection } from '../about-detail/AboutDetailScreen.tsx'
import { TeamScreen } from '../team/TeamScreen.tsx'
import { renderHtml } from '../testing/renderHtml.tsx'
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
const emptyAbout: About = { sections: [], team: [], vacancies: [] }

const renderPage = (
  screen: React.ReactNode,
  data: About | undefined,
  settings: Record<string, string> = {},
  open = built,
) =>
  renderHtml(screen, {
    built: open,
    settings,
    path: '/about-us',
    seed({ api, queryClient }) {
      queryClient.setQueryData(aboutQueries.view(api).queryKey, data)
      queryClient.setQueryData(aboutQueries.section(api, 'story').queryKey, {
        ...about.sections[0],
        id: 'story',
        title: 'Our story',
        summary: 'From a front room.',
        body: '<p>Nine men.</p>',
      })
    },
  })

test('About shows its sections, four people, the open vacancies and the address', () => {
  const html = renderPage(<AboutScreen />, about, { address: '1 Lantern Street', phone: '+44 1274 496 0001' })
  for (const text of ['Our story', 'href="/about-us/story"', 'Bilal', 'href="/our-team"', 'href="/vacancies#teacher"'])
    expect(html).toContain(text)
  for (const text of ['1 Lantern Street', 'href="tel:+4412744960001"', '"@type":"Mosque"']) expect(html).toContain(text)
  expect(html).not.toMatch(/Omar|All about|Closed yesterday/)
})

test('shows sections without links on a plan without their pages', () => {
  const html = renderPage(<AboutScreen />, about, { activePlan: 'basic' })
  expect(html).toContain('From a front room.')
  expect(html).not.toContain('href="/about-us/')
})

test.each([
  ['about us', <AboutScreen key="" />, 'Nothing here yet', 'href="/"'],
  ['the team', <TeamScreen key="" />, 'No team members listed yet', 'href="/about-us"'],
  ['vacancies', <VacanciesScreen key="" />, 'No vacancies right now', 'href="/get-in-touch"'],
])('an empty %s page shows a message and a link', (_, screen, text, href) => {
  const html = renderPage(screen, emptyAbout)
  expect(html).toContain(text)
  expect(html).toContain(href)
})

test.each([
  ['about us', <AboutScreen key="" />],
  ['the team', <TeamScreen key="" />],
  ['vacancies', <VacanciesScreen key="" />],
])('%s shows a skeleton and one heading while loading', (_, screen) => {
  const html = renderPage(screen, undefined)
  expect(html).toContain('role="status"')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('the team page shows every person with their biography', () => {
  const html = renderPage(<TeamScreen />, about)
  expect(html.match(/<h2/g)).toHaveLength(5)
  expect(html).toContain('All about Omar')
})

test('a vacancy shows its closing date and how to apply; a closed one is hidden', () => {
  const html = renderPage(<VacanciesScreen />, about)
  expect(html).toContain('mailto:jobs@mosque.example?subject=Teacher')
  expect(html).toMatch(/Closing date.*Today.*Open until filled.*Ask the imam/s)
  expect(html).toMatch(/Paid.*Volunteer/s)
  // One level below the vacancy's own heading.
  expect(html).toContain('<h3>To apply</h3>')
  expect(html).not.toContain('Closed yesterday')
})

test('a section page shows its full text, breadcrumbs and the other sections', () => {
  const html = renderPage(<AboutDetailScreen params={{ id: 'story' }} />, about)
  expect(html).toContain('<p>Nine men.</p>')
  expect(html).toMatch(/aria-label="You are here".*href="\/about-us".*aria-current="page">Our story/s)
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain('href="/about-us/safe"')
  expect(html).not.toContain('href="/about-us/story"')
})

test('a missing section links back to the About page', () => {
  const html = renderPage(<MissingSection />, about)
  expect(html).toMatch(/<h1[^>]*>We couldn’t find that page/)
  expect(html).toContain('href="/about-us"')
  expect(html).toContain('noindex')
})
