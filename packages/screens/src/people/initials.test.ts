import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Imam Yusuf Rahman', 'YR'],
  ['Dr Amina Shah', 'AS'],
  ['Yasmin', 'Y'],
  ['‘Abdullah al-Kindi', 'AA'],
  ['Élodie d’Arc', 'ÉD'],
  ['الشيخ يوسف الكندري', 'ي'],
  ['القارئ', 'ق'],
  ['', ''],
])('the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
