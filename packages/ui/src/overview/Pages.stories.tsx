import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { AmountField } from '../amount/AmountField.tsx'
import { Button, ButtonLink } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { ActionBar } from '../form/ActionBar.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { Form } from '../form/Form.tsx'
import { RadioCards } from '../form/RadioCards.tsx'
import { TextField } from '../form/TextField.tsx'
import { Link } from '../link/Link.tsx'
import { Notice } from '../notice/Notice.tsx'
import { PrayerTable } from '../prayer/PrayerTable.tsx'
import { CampaignsFooter } from '../site/CampaignsFooter.tsx'
import { Page, PageHeader, Section } from '../site/Page.tsx'
import { SiteHeader } from '../site/SiteHeader.tsx'
import { SummaryList } from '../summary/SummaryList.tsx'
import { Price } from '../amount/Price.tsx'
import { Day, Cards } from './Poster.tsx'
import { localisedColumns, localisedMonth, now } from './sample.ts'
import { clockTime, longDay, monthName, pounds, currentWords, type Words } from './words/index.ts'

const meta = { title: 'UI/Pages', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

interface FrameProps {
  /** The texts. */
  words: Words
  children: ReactNode
}

const Frame = ({ words, words: { site, on, footer, questions }, children }: FrameProps) => (
  <Page
    skipLabel={site.skip}
    header={
      <SiteHeader
        home={{ href: '#home', label: words.home }}
        name={words.mosque}
        nav={[
          { href: '#home', label: questions.home, current: true },
          { href: '#prayer-times', label: site.times },
          { href: '#events', label: on.events },
          { href: '#classes', label: on.classes },
          { href: '#news', label: site.news },
          { href: '#contact', label: site.contact },
        ]}
        navLabel={site.main}
        menuLabel={site.menu}
        action={{ href: '#donate', label: words.controls.donate }}
      />
    }
    footer={
      <CampaignsFooter
        copyright={`© ${clockTime(words, '2026')} ${words.mosque}`}
        legalLabel={footer.legal}
        legal={[
          { href: '#privacy', label: footer.privacy },
          { href: '#terms', label: footer.terms },
          { href: '#accessibility', label: site.accessibility },
        ]}
        charity={footer.charity}
      />
    }
  >
    {children}
  </Page>
)

/** A page in the language of the toolbar. */
const createStory = (renderPage: (words: Words) => ReactNode): Story => ({
  render() {
    const words = currentWords()
    return <Frame words={words}>{renderPage(words)}</Frame>
  },
})

export const Home = createStory((words) => (
  <>
    <Day words={words} level={1} />
    <Section title={words.site.causes} more={<Link href="#causes">{words.site.all}</Link>}>
      <Cards words={words} level={3} />
    </Section>
  </>
))

const Roof = ({ words: { causes } }: { words: Words }) => (
  <PageHeader
    width="narrow"
    tone="deep"
    seed="roof"
    eyebrow={causes.roof.eyebrow}
    title={causes.roof.title}
    lead={causes.roof.summary}
  />
)

export const Donate = createStory((words) => {
  const { giving, details, demonstration, locale } = words
  return (
    <>
      <Roof words={words} />
      <Section width="narrow" lift>
        <Card>
          <Form>
            <Notice tone="demo" title={demonstration.title}>
              {demonstration.more}
            </Notice>
            <AmountField
              legend={giving.question}
              label={giving.other}
              name="amount"
              currency="GBP"
              exponent={2}
              locale={locale}
              presets={[1000, 2500, 5000, 10000]}
              defaultAmountMinor={2500}
            />
            <TextField label={details.name} name="name" autoComplete="name" />
            <TextField label={giving.email} name="email" type="email" autoComplete="email" hint={details.emailHint} />
            <Checkbox name="anonymous" label={giving.anonymous} hint={details.anonymousHint} />
            <RadioCards
              legend={demonstration.question}
              name="outcome"
              defaultValue="paid"
              choices={[
                { value: 'paid', label: demonstration.pays, description: demonstration.paysMore },
                { value: 'declined', label: demonstration.declines, description: demonstration.declinesMore },
              ]}
            />
            <ActionBar
              label={giving.today}
              value={<Price amountMinor={2500} currency="GBP" exponent={2} locale={locale} />}
            >
              <Button type="submit" size="large">
                {giving.give(pounds(words, 2500))}
              </Button>
            </ActionBar>
          </Form>
        </Card>
      </Section>
    </>
  )
})

export const ThankYou = createStory((words) => {
  const { details, demonstration } = words
  return (
    <>
      <PageHeader
        width="text"
        tone="deep"
        seed="roof"
        eyebrow={words.notices.paid}
        title={details.thanks}
        lead={details.thanksMore}
      />
      <Section width="text" lift>
        <Card>
          <SummaryList
            items={[
              {
                label: details.gift,
                value: <Price amountMinor={2500} currency="GBP" exponent={2} locale={words.locale} />,
                total: true,
              },
              { label: words.giving.fund, value: words.causes.roof.title },
              { label: details.paid, value: words.on.at(longDay(words, now), clockTime(words, '14:39')) },
              { label: details.receipt, value: <bdi>NOOR-2026-00184</bdi> },
            ]}
          />
        </Card>
        <Notice tone="demo" title={demonstration.title}>
          {demonstration.more}
        </Notice>
        <ButtonLink href="#home" tone="quiet">
          {details.back}
        </ButtonLink>
      </Section>
    </>
  )
})

export const Month = createStory((words) => (
  <>
    <PageHeader title={words.site.times} lead={words.site.timesLead} />
    <Section>
      <PrayerTable
        caption={monthName(words, now)}
        dayLabel={words.prayer.day}
        beginsLabel={words.prayer.begins}
        jamaatLabel={words.prayer.jamaat}
        todayLabel={words.prayer.todayMark}
        columns={localisedColumns(words)}
        rows={localisedMonth(words)}
      />
    </Section>
  </>
))
