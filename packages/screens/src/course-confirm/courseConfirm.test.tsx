import { expect, test } from 'vitest'
import { renderHtml } from '../testing/renderHtml.tsx'
import { CourseConfirmScreen } from './CourseConfirmScreen.tsx'

test('opening the link confirms nothing, because mail programs open links automatically', () => {
  const html = renderHtml(<CourseConfirmScreen params={{ token: 'r'.repeat(43) }} />, {
    built: ['courses', 'course', 'privacy'],
  })
  expect(html).toContain('Confirm your application')
  expect(html).toMatch(/<button[^>]*>.*Confirm my application/s)
  expect(html).toContain('turn on JavaScript')
})
