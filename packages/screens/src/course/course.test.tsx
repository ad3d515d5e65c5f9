import type { components } from '@minaret/contract'
import { courseQueries } from '@minaret/domain'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
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
const form = (more?: Partial<Course>) => draw(<Apply course={course(more)} />, { built: [...built] })
const page = (found?: Course) =>
  draw(<CourseScreen params={{ id: 'fiqh' }} />, {
    built: [...built],
    path: '/courses/fiqh',
    seed: ({ api, queryClient }) => found && queryClient.setQueryData(courseQueries.view(api, 'fiqh').queryKey, found),
  })

test.each<[string, Partial<Course>, RegExp, RegExp]>([
  ['with places', { places: 3 }, /Send application/, /waiting list/],
  ['without a limit', {}, /Send application/, /waiting list/],
  ['that is full', { places: 0 }, /This course is full.*Join the waiting list/s, /Send application/],
  ['whose day to apply is over', { open: false, closes: '2026-11-20' }, /closed after 20 November 2026/, /<input/],
  ['that is over', { open: false, ends: '2026-11-01' }, /This course is full or has finished/, /<input/],
])('a course %s', (_name, more, says, never) => {
  const html = form(more)
  expect(html).toMatch(says)
  expect(html).not.toMatch(never)
})

test('before the scripts have come the form cannot be sent into the address of the page', () => {
  expect(form()).toMatch(/<form[^>]*method="post"/)
  expect(form()).not.toMatch(/type="submit"/)
})

test('the page says what there is to know, the way down to it, and what it is to search engines', () => {
  const html = page(course({ when: 'Tuesdays', teacher: 'Imam Yusuf', starts: '2026-12-01', places: 4 }))
  for (const text of [
    'Tuesdays',
    'Imam Yusuf',
    '1 December 2026',
    'Places left',
    '"@type":"Course"',
    'href="/courses"',
  ])
    expect(html).toContain(text)
  expect(page()).toContain('Loading the courses')
})

test('whoever comes for a course that is not there is led to the others', () => {
  const html = draw(<MissingCourse />, { built: [...built] })
  expect(html).toMatch(/<h1[^>]*>This course is no longer listed.*href="\/courses"/s)
})
