import { choose } from '../../plural.ts'

const days = (count: number) => choose('en', count, { one: '1 day', other: `${count} days` })

/** Changing several days at once. */
export const words = {
  title: 'Change several days',
  choose: 'Choose several days',
  chooseHint: 'Choose the first day, then the last.',
  chooseLast: 'Now choose the last day. You can go to another month.',
  stop: 'Cancel',
  dragHint: 'Or drag across the days with a mouse.',
  from: 'First day',
  to: 'Last day',
  span: (from: string, to: string) => `${from} to ${to}`,
  days,
  wrongOrder: 'The last day is before the first. Choose the days again.',
  what: 'What changes?',
  action: 'How?',
  actions: { time: 'Set a time', none: 'No jamaat', usual: 'Back to the usual times', note: 'Only the note' },
  jumuah: 'Jumu’ah (Fridays)',
  taraweeh: 'Taraweeh (nights of Ramadan)',
  eid: 'Eid prayer (on Eid day)',
  timeOf: (prayer: string) => `New time of ${prayer}`,
  severalHint: 'One time, or several with commas: 07:30, 09:00',
  timeNeeded: 'Enter a time like 20:15.',
  choosePrayer: 'Choose at least one prayer, or write a note.',
  note: 'Note for these days (optional)',
  effect: 'What will change',
  effectFirst: 'Choose what changes to see its effect here.',
  nothing: 'Nothing changes: these days already have these times.',
  line: (count: number, prayer: string, before: string, after: string) =>
    `${days(count)}: ${prayer} ${before} → ${after}`,
  noteLine: (count: number) => `${days(count)} get the note`,
  none: 'none',
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  or: ', ',
  ownTitle: (count: number) =>
    choose('en', count, {
      one: '1 of these days has a change of its own',
      other: `${count} of these days have a change of their own`,
    }),
  keep: 'Keep their own times',
  replace: 'Replace them too',
  only: {
    jumuah: (count: number) => `Jumu’ah changes on Fridays only: ${days(count)}.`,
    taraweeh: (count: number) => `Taraweeh is in the nights of Ramadan only: ${days(count)}.`,
    eid: (count: number) => `Eid prayers are on Eid day only, by your Hijri dates: ${days(count)}.`,
  },
  save: (count: number) => `Save for ${days(count)}`,
  saveNone: 'Save',
  saving: 'Saving',
  conflict:
    'Somebody else changed one of these days while you were editing. The list below is up to date: check it, then save again.',
  saved: (count: number) => `Saved. ${days(count)} changed.`,
  back: 'Back to the month',
}
