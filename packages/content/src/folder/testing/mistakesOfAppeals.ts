import { page } from './folders.ts'

/** A mistake somebody makes: in words, where, on which line, and what is said about it. */
export type Mistake = { mistake: string; file: string; text?: string | Buffer; line?: number; says: RegExp }

/** A cause with some facts of its own. */
export const cause = (facts: string) => page(`title: T\nsummary: S\nkind: other\nfund: F\n${facts}`, 'Why.')

const campaign = (facts: string) => page(`title: T\nsummary: S\ncause: good\n${facts}`, 'Why.')

/** Mistakes in causes and campaigns. */
export const mistakesOfAppeals: readonly Mistake[] = [
  {
    mistake: 'an amount with too many digits',
    file: 'causes/c01.md',
    text: cause('presets: [10, 25.505]'),
    line: 6,
    says: /25\.505/,
  },
  {
    mistake: 'what an amount does without its amount',
    file: 'causes/c04.md',
    text: cause('presets: [10]\nexamples: |\n  10: a bag\n  a trolley'),
    line: 9,
    says: /an amount, a colon/,
  },
  { mistake: 'no amounts', file: 'causes/c02.md', text: cause(''), line: 2, says: /`presets` is missing/ },
  {
    mistake: 'a kind of cause there is not',
    file: 'causes/c03.md',
    text: page('title: T\nsummary: S\nkind: zakah\nfund: F\npresets: [5]'),
    line: 4,
    says: /zakat/,
  },
  {
    mistake: 'zakat that may be spent on anything',
    file: 'causes/c05.md',
    text: page('title: T\nsummary: S\nkind: zakat\nfund: F\npresets: [5]\nanyPurpose: yes', 'Why.'),
    line: 7,
    says: /spent on zakat only/,
  },
  {
    mistake: 'a cause there is not',
    file: 'campaigns/p01.md',
    text: page('title: T\nsummary: S\ncause: god\ntarget: 5'),
    line: 4,
    says: /Did you mean `good`/,
  },
  {
    mistake: 'a need without a price',
    file: 'campaigns/p02.md',
    text: campaign('target: 5\nneeds:\n  - { id: a, title: A, wanted: 3 }'),
    line: 7,
    says: /`price` is missing/,
  },
  {
    mistake: 'a sponsor who adds more than can be',
    file: 'campaigns/p03.md',
    text: campaign('target: 5\nmatch:\n  sponsor: A\n  percent: 2000\n  cap: 5'),
    line: 8,
    says: /1,?000/,
  },
  {
    mistake: 'a pledge that ends before it begins',
    file: 'campaigns/p04.md',
    text: campaign('target: 5\nmatch:\n  sponsor: A\n  percent: 50\n  cap: 5\n  from: 2026-12-05\n  until: 2026-12-01'),
    line: 11,
    says: /match funding ends before it starts/,
  },
  {
    mistake: 'news of a campaign without its moment',
    file: 'campaigns/p05.md',
    text: campaign('target: 5\nupdates:\n  - { id: a, title: A, text: B }'),
    line: 7,
    says: /`at` is missing/,
  },
]
