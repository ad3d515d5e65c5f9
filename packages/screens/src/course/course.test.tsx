import type { components } from '@minaret/contract'
import { courseQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { Apply } from './Apply.tsx'
import { CourseScreen, MissingCourse } from './CourseScreen.tsx'

type Course = components['schemas']['CourseDetail']

const course = (more: Partial<Course> = {}): Course => ({
  id: 'fiqh',
  title: 'The prayer',
  summary: 'Eight evenings.',
  body: '<p>Words.</p>',
  open: true,
  ...more,
})

const built = ['courses', 'course', 'contact', 'privacy'] as const
const renderForm = (more?: Partial<Course>) => renderHtml(<Apply course={course(more)} />, { built: [...built] })
const renderPage = (detail?: Course) =>
  renderHtml(<CourseScreen params={{ id: 'fiqh' }} />, {
    built: [...built],
    path: '/courses/fiqh',
    seed: ({ api, queryClient }) =>
      detail && queryClient.setQueryData(courseQueries.view(api, 'fiqh').queryKey, detail),
  })

test.each<[string, Partial<Course>, RegExp, RegExp]>([
  ['with places', { places: 3 }, /Send application/, /waiting list/],
  ['without a limit', {}, /Send application/, /waiting list/],
  ['that is full', { places: 0 }, /This course is full.*Join the waiting list/s, /Send application/],
  [
    'whose closing date has passed',
    { open: false, closes: '2026-11-20' },
    /closed at the end of 20 November 2026/,
    /<input/,
  ],
  ['that has finished', { open: false, ends: '2026-11-01' }, /This course has finished/, /<input/],
])('shows the right form for a course %s', (_name, overrides, expected, unexpected) => {
  const html = renderForm(overrides)
  expect(html).toMatch(expected)
  expect(html).not.toMatch(unexpected)
})

test('the form cannot be submitted before hydration', () => {
  expect(renderForm()).toMatch(/<form[^>]*method="post"/)
  expect(renderForm()).not.toMatch(/type="submit"/)
})

test('the page shows the facts, breadcrumbs and structured data', () => {
  const html = renderPage(course({ when: 'Tuesdays', teacher: 'Imam Yusuf', starts: '2026-12-01', places: 4 }))
  for (const text of [
    'Tuesdays',
    'Imam Yusuf',
    '1 December 2026',
    'Places left',
    '"@type":"Course"',
    'href="/courses"',
  ])
    expect(html).toContain(text)
  expect(renderPage()).toContain('Loading the courses')
})

test('a missing course links to the list', () => {
  const html = renderHtml(<MissingCourse />, { built: [...built] })
  expect(html).toMatch(/<h1[^>]*>This course is no longer listed.*href="\/courses"/s)
})
