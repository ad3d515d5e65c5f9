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
import { clockTime, longDay, monthName, pounds, currentSampleText, type SampleText } from './words/index.ts'

const meta = { title: 'UI/Pages', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

interface FrameProps {
  /** The texts. */
  sample: SampleText
  children: ReactNode
}

const Frame = ({ sample, sample: { site, on, footer, questions }, children }: FrameProps) => (
  <Page
    skipLabel={site.skip}
    header={
      <SiteHeader
        home={{ href: '#home', label: sample.home }}
        name={sample.mosque}
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
        action={{ href: '#donate', label: sample.controls.donate }}
      />
    }
    footer={
      <CampaignsFooter
        copyright={`© ${clockTime(sample, '2026')} ${sample.mosque}`}
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
const createStory = (renderPage: (sample: SampleText) => ReactNode): Story => ({
  render() {
    const sample = currentSampleText()
    return <Frame sample={sample}>{renderPage(sample)}</Frame>
  },
})

export const Home = createStory((sample) => (
  <>
    <Day sample={sample} level={1} />
    <Section title={sample.site.causes} more={<Link href="#causes">{sample.site.all}</Link>}>
      <Cards sample={sample} level={3} />
    </Section>
  </>
))

const Roof = ({ sample: { causes } }: { sample: SampleText }) => (
  <PageHeader
    width="narrow"
    tone="deep"
    seed="roof"
    eyebrow={causes.roof.eyebrow}
    title={causes.roof.title}
    lead={causes.roof.summary}
  />
)

export const Donate = createStory((sample) => {
  const { giving, details, demonstration, locale } = sample
  return (
    <>
      <Roof sample={sample} />
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
                {giving.give(pounds(sample, 2500))}
              </Button>
            </ActionBar>
          </Form>
        </Card>
      </Section>
    </>
  )
})

export const ThankYou = createStory((sample) => {
  const { details, demonstration } = sample
  return (
    <>
      <PageHeader
        width="text"
        tone="deep"
        seed="roof"
        eyebrow={sample.notices.paid}
        title={details.thanks}
        lead={details.thanksMore}
      />
      <Section width="text" lift>
        <Card>
          <SummaryList
            items={[
              {
                label: details.gift,
                value: <Price amountMinor={2500} currency="GBP" exponent={2} locale={sample.locale} />,
                total: true,
              },
              { label: sample.giving.fund, value: sample.causes.roof.title },
              { label: details.paid, value: sample.on.at(longDay(sample, now), clockTime(sample, '14:39')) },
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

export const Month = createStory((sample) => (
  <>
    <PageHeader title={sample.site.times} lead={sample.site.timesLead} />
    <Section>
      <PrayerTable
        caption={monthName(sample, now)}
        dayLabel={sample.prayer.day}
        beginsLabel={sample.prayer.begins}
        jamaatLabel={sample.prayer.jamaat}
        todayLabel={sample.prayer.todayMark}
        columns={localisedColumns(sample)}
        rows={localisedMonth(sample)}
      />
    </Section>
  </>
))
