import { expect, test } from 'vitest'
import { createToasts } from './toasts.ts'

test('shows a repeated message once with a count, and again after it has been dismissed', () => {
  const { getState } = createToasts()
  getState().show('error', 'Oops! Something went wrong.')
  getState().show('error', 'Oops! Something went wrong.')
  getState().show('info', 'Oops! Something went wrong.')
  expect(getState().messages.map(({ kind, count }) => [kind, count])).toEqual([
    ['error', 2],
    ['info', 1],
  ])
  getState().messages.forEach(({ id }) => getState().remove(id))
  getState().show('error', 'Oops! Something went wrong.')
  expect(getState().messages).toHaveLength(1)
})

test('a retry dismisses errors and keeps other messages', () => {
  const { getState } = createToasts()
  getState().show('error', 'Your card was declined.')
  getState().show('success', 'Saved.')
  getState().takeBack()
  expect(getState().messages.map(({ text }) => text)).toEqual(['Saved.'])
})

test('shows the newest message of each kind, at most two in total', () => {
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
