import { expect, test } from 'vitest'
import { loginPath, safeNext, withNext } from './loginPath.ts'

test.each([
  ['/user/profile?view=gifts', '/user/profile?view=gifts'],
  ['/donate/roof#how', '/donate/roof#how'],
  ['/a/../b', '/b'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['https://evil.example/user/profile', undefined],
  ['javascript:alert(1)', undefined],
  ['user/profile', undefined],
  ['', undefined],
  [null, undefined],
])('after logging in, %j leads to %j', (next, path) => {
  expect(safeNext(next)).toBe(path)
})

test('adds the destination to an existing query', () => {
  expect(loginPath('/user/profile?view=data')).toBe('/user/login?next=%2Fuser%2Fprofile%3Fview%3Ddata')
  expect(withNext('/user/login?step=forgotten', '/courses/1')).toBe('/user/login?step=forgotten&next=%2Fcourses%2F1')
  expect(withNext('/user/login')).toBe('/user/login')
})
