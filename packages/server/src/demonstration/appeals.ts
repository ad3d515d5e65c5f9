import type { campaignFaqs, campaignNeeds, campaignPlans, campaigns } from '../db/campaigns.ts'

type Part<T extends { $inferInsert: object }> = Omit<T['$inferInsert'], 'tenantId' | 'campaignId' | 'position'>

/** A campaign with what belongs to it; when it begins and ends is told in days from the day it is loaded. */
export type DemonstrationCampaign = {
  row: Omit<typeof campaigns.$inferInsert, 'tenantId' | 'position' | 'publishedAt' | 'startsAt' | 'endsAt' | 'currency'>
  startsIn?: number
  endsIn?: number
  needs: Part<typeof campaignNeeds>[]
  plans: Part<typeof campaignPlans>[]
  faqs: Part<typeof campaignFaqs>[]
}

const chair = { chairName: 'Dr Amina Shah', chairRole: 'Chair of the trustees' }

const weekly = { id: 'friday', title: 'A little every Friday', rhythm: 'weekly', amountMinor: 500 } as const

const asked: Part<typeof campaignFaqs>[] = [
  {
    id: 'what-if-more',
    question: 'What happens if more comes in than is needed?',
    answer:
      '<p>It stays with the same purpose for a year. What is left after that goes to the general fund, and the accounts say so.</p>',
  },
  {
    id: 'gift-aid',
    question: 'Can I add Gift Aid?',
    answer:
      '<p>If you pay income tax in the United Kingdom, yes: it adds 25p to every pound and costs you nothing.</p>',
  },
  {
    id: 'other-ways',
    question: 'Can I give without a card?',
    answer:
      '<p>Yes. Bring cash or a cheque to the office, or write to <a href="mailto:{email}">{email}</a> for the bank details.</p>',
  },
]

export const demonstrationCampaigns: readonly DemonstrationCampaign[] = [
  {
    row: {
      ...chair,
      id: 'roof',
      causeId: 'roof',
      title: 'A dry roof before winter',
      summary: 'Slate, insulation and gutters over the main hall, so that the third row can stand without buckets.',
      body: '<p>The roof was laid in 1931 and has been patched eleven times in ten years. The surveyor’s report is short: mend it this year or close the hall in the next storm.</p><h2>What will be done</h2><ul><li>420 square metres of slate, laid by a firm that did the town hall.</li><li>Insulation that halves the heating bill.</li><li>New gutters, and a way for the swifts to keep their nests.</li></ul><p>The work takes nine weeks. Prayers go on in the small hall meanwhile.</p>',
      targetMinor: 18_000_000,
      presetsMinor: [2500, 5000, 10_000, 25_000],
      chairBody:
        '<p>Assalamu alaykum, friends and neighbours.</p><p>My father carried the pews out of this building in 1968. I carried my children into it. I would like theirs to find it dry.</p><p>We have never asked for this much before, and I hope never to again. Whatever you can give, once or every Friday, will be written down and shown to you.</p>',
    },
    needs: [
      {
        id: 'slate',
        title: 'A square metre of slate',
        summary: 'Cut, carried up and laid.',
        priceMinor: 2500,
        wanted: 420,
      },
      {
        id: 'insulation',
        title: 'A roll of insulation',
        summary: 'Keeps four people’s prayer warm.',
        priceMinor: 6000,
        wanted: 180,
      },
      { id: 'gutter', title: 'A metre of gutter', priceMinor: 4500, wanted: 96 },
      { id: 'nest', title: 'A swift box', summary: 'They were here before us.', priceMinor: 3500, wanted: 12 },
    ],
    plans: [
      { ...weekly, summary: 'Two square metres of slate by the summer.' },
      {
        id: 'monthly',
        title: 'Monthly',
        summary: 'A roll of insulation every ten weeks.',
        rhythm: 'monthly',
        amountMinor: 2500,
      },
    ],
    faqs: [
      {
        id: 'why-now',
        question: 'Why does it have to be now?',
        answer:
          '<p>The timbers are sound this year. The surveyor does not promise that for next year, and new timbers would cost as much again.</p>',
      },
      ...asked,
    ],
  },
  {
    row: {
      ...chair,
      id: 'winter-food',
      causeId: 'food',
      title: 'Winter food parcels',
      summary: 'A hundred and twenty families, every Saturday until spring, of every faith and none.',
      body: '<p>Twice as many people come in January as in June. A parcel holds rice, oil, lentils, fruit, bread, tea, nappies where they are needed, and something sweet.</p><p>It is packed by volunteers and paid for by you. Nothing of what you give goes to anything else.</p>',
      targetMinor: 2_400_000,
      presetsMinor: [1000, 2500, 5000],
      chairBody:
        '<p>Nobody who queues in the rain for food has done it lightly. Thank you for making the queue shorter and the bag heavier.</p>',
    },
    endsIn: 90,
    needs: [
      { id: 'parcel', title: 'A family’s parcel for a week', priceMinor: 2500, wanted: 900 },
      { id: 'nappies', title: 'A month of nappies', priceMinor: 1800, wanted: 120 },
    ],
    plans: [
      { ...weekly, summary: 'A family’s fruit and bread.' },
      {
        id: 'ten-nights',
        title: 'Ten nights',
        summary: 'A gift each night for ten nights; it ends by itself.',
        rhythm: 'daily',
        amountMinor: 300,
        days: 10,
      },
    ],
    faqs: asked,
  },
  {
    row: {
      ...chair,
      id: 'minibus',
      causeId: 'general',
      title: 'A minibus for the elders',
      summary: 'Sixteen seats and a lift, for Wednesday lunches, clinics and Friday prayer.',
      body: '<p>Thirty-one people over seventy told us that they would come if somebody could bring them. A used electric minibus with a lift would bring sixteen at a time, and take them home.</p>',
      targetMinor: 3_800_000,
      presetsMinor: [2000, 5000, 10_000],
    },
    startsIn: 21,
    endsIn: 140,
    needs: [{ id: 'mile', title: 'Ten miles of a Wednesday', priceMinor: 500, wanted: 1000 }],
    plans: [{ ...weekly, summary: 'One person’s journey, there and back.' }],
    faqs: asked,
  },
  {
    row: {
      ...chair,
      id: 'boiler',
      causeId: 'general',
      title: 'A boiler that starts',
      summary: 'The old one gave up in the coldest week. You replaced it in nineteen days.',
      body: '<p>Thank you. Two hundred and six people gave, the youngest of them her tooth-fairy money. The new boiler uses a third less gas.</p>',
      targetMinor: 950_000,
      presetsMinor: [2500],
    },
    startsIn: -120,
    endsIn: -45,
    needs: [],
    plans: [],
    faqs: [],
  },
]
