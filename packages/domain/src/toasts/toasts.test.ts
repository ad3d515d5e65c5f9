import { expect, test } from 'vitest'
import { createToasts } from './toasts.ts'

test('the same message is shown once and counts how often it came, and can come again when it has gone', () => {
  const { getState } = createToasts()
  getState().show('error', 'Oops! Something went wrong.')
  getState().show('error', 'Oops! Something went wrong.')
  getState().show('info', 'Oops! Something went wrong.')
  expect(getState().messages.map(({ kind, times }) => [kind, times])).toEqual([
    ['error', 2],
    ['info', 1],
  ])
  getState().messages.forEach(({ id }) => getState().gone(id))
  getState().show('error', 'Oops! Something went wrong.')
  expect(getState().messages).toHaveLength(1)
})

test('when the same is tried again, what was said of the failure is taken back, and the rest stays', () => {
  const { getState } = createToasts()
  getState().show('error', 'Your card was declined.')
  getState().show('success', 'Saved.')
  getState().takeBack()
  expect(getState().messages.map(({ text }) => text)).toEqual(['Saved.'])
})

test('messages never pile up: one of each kind, and two in all, the newest', () => {
  const { getState } = createToasts()
  const texts = () => getState().messages.map(({ text }) => text)
  getState().show('error', 'No connection.')
  getState().show('error', 'Your card was declined.')
  expect(texts()).toEqual(['Your card was declined.'])
  getState().show('success', 'Saved.')
  getState().show('info', 'You’re back online.')
  expect(texts()).toEqual(['Saved.', 'You’re back online.'])

  const desk = createToasts(1)
  desk.getState().show('success', 'Saved.')
  desk.getState().show('error', 'That was not saved.')
  expect(desk.getState().messages.map(({ text }) => text)).toEqual(['That was not saved.'])
})
