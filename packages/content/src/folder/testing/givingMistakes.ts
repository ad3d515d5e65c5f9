import { page } from './folders.ts'

/** A mistake in a folder: its description, its location and the expected message. */
export type Mistake = { mistake: string; file: string; text?: string | Buffer; line?: number; message: RegExp }

/** A cause with additional front matter. */
export const cause = (frontMatter: string) => page(`title: T\nsummary: S\nkind: other\nfund: F\n${frontMatter}`, 'Why.')

const campaign = (frontMatter: string) => page(`title: T\nsummary: S\ncause: good\n${frontMatter}`, 'Why.')

/** Mistakes in causes and campaigns. */
export const givingMistakes: readonly Mistake[] = [
  {
    mistake: 'an amount with too many digits',
    file: 'causes/c01.md',
    text: cause('presets: [10, 25.505]'),
    line: 6,
    message: /25\.505/,
  },
  {
    mistake: 'an example without an amount',
    file: 'causes/c04.md',
    text: cause('presets: [10]\nexamples: |\n  10: a bag\n  a trolley'),
    line: 9,
    message: /an amount, a colon/,
  },
  { mistake: 'no amounts', file: 'causes/c02.md', text: cause(''), line: 2, message: /`presets` is missing/ },
  {
    mistake: 'an unknown kind of cause',
    file: 'causes/c03.md',
    text: page('title: T\nsummary: S\nkind: zakah\nfund: F\npresets: [5]'),
    line: 4,
    message: /zakat/,
  },
  {
    mistake: 'zakat for any purpose',
    file: 'causes/c05.md',
    text: page('title: T\nsummary: S\nkind: zakat\nfund: F\npresets: [5]\nanyPurpose: yes', 'Why.'),
    line: 7,
    message: /spent on zakat only/,
  },
  {
    mistake: 'an unknown cause',
    file: 'campaigns/p01.md',
    text: page('title: T\nsummary: S\ncause: god\ntarget: 5'),
    line: 4,
    message: /Did you mean `good`/,
  },
  {
    mistake: 'a need without a price',
    file: 'campaigns/p02.md',
    text: campaign('target: 5\nneeds:\n  - { id: a, title: A, wanted: 3 }'),
    line: 7,
    message: /`price` is missing/,
  },
  {
    mistake: 'a match percentage out of range',
    file: 'campaigns/p03.md',
    text: campaign('target: 5\nmatch:\n  sponsor: A\n  percent: 2000\n  cap: 5'),
    line: 8,
    message: /1,?000/,
  },
  {
    mistake: 'a match that ends before it starts',
    file: 'campaigns/p04.md',
    text: campaign('target: 5\nmatch:\n  sponsor: A\n  percent: 50\n  cap: 5\n  from: 2026-12-05\n  until: 2026-12-01'),
    line: 11,
    message: /match funding ends before it starts/,
  },
  {
    mistake: 'a campaign update without a time',
    file: 'campaigns/p05.md',
    text: campaign('target: 5\nupdates:\n  - { id: a, title: A, text: B }'),
    line: 7,
    message: /`at` is missing/,
  },
]
