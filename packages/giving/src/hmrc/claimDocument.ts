import type { Claim, ClaimedDonation, OtherIncome, SmallDonations, YearAmount } from './claim.ts'
import { element, textElement } from './writeXml.ts'

/** The namespace of HMRC's claims by charities, R68 version 2. */
const claimNamespace = 'http://www.govtalk.gov.uk/taxation/charities/r68/2'

/** The period end has no meaning for these claims; HMRC's own service always writes this day. */
const periodEnd = '2012-01-01'

/** Formats pence as pounds for HMRC: `1234.50`, without separators. */
const writePounds = (minor: number): string =>
  `${Math.trunc(minor / 100)}.${String(Math.abs(minor % 100)).padStart(2, '0')}`

const poundsElement = (name: string, minor: number | undefined) =>
  textElement(name, minor === undefined ? undefined : writePounds(minor))

const homeElement = (name: string, postcode: string | undefined) =>
  element(name, [postcode === undefined ? textElement('Overseas', 'yes') : textElement('Postcode', postcode)])

function officialElement({ official, reference }: Claim): string {
  const { person, trustee, postcode, phone } = official
  return element('AuthOfficial', [
    person &&
      element('OffName', [
        textElement('Ttl', person.title),
        textElement('Fore', person.firstName),
        textElement('Sur', person.lastName),
      ]),
    textElement('Trustee', trustee),
    textElement('ClaimNo', reference),
    homeElement('OffID', postcode),
    textElement('Phone', phone),
  ])
}

function regulatorElement({ regulator }: Claim): string | undefined {
  if (!regulator) return undefined
  if (regulator.kind === 'none') return element('Regulator', [textElement('NoReg', 'yes')])
  return element('Regulator', [
    regulator.kind === 'other' ? textElement('OtherReg', regulator.name) : textElement('RegName', regulator.kind),
    textElement('RegNo', regulator.number),
  ])
}

const donationElement = ({ donor, aggregated, sponsored, day, amountMinor }: ClaimedDonation): string =>
  element('GAD', [
    donor &&
      element('Donor', [
        textElement('Ttl', donor.title),
        textElement('Fore', donor.firstName),
        textElement('Sur', donor.lastName),
        textElement('House', donor.house),
        donor.postcode === undefined ? textElement('Overseas', 'yes') : textElement('Postcode', donor.postcode),
      ]),
    textElement('AggDonation', aggregated),
    sponsored ? textElement('Sponsored', 'yes') : undefined,
    textElement('Date', day),
    poundsElement('Total', amountMinor),
  ])

const incomeElement = ({ payer, day, grossMinor, taxMinor }: OtherIncome): string =>
  element('OtherInc', [
    textElement('Payer', payer),
    textElement('OIDate', day),
    poundsElement('Gross', grossMinor),
    poundsElement('Tax', taxMinor),
  ])

const yearElement = (name: string, { year, amountMinor }: YearAmount): string =>
  element(name, [textElement('Year', String(year)), poundsElement('Amount', amountMinor)])

const yesNoElement = (name: string, list: readonly unknown[]) => textElement(name, list.length > 0 ? 'yes' : 'no')

const smallDonationsElement = ({ connected, years, buildings, overclaimedMinor }: SmallDonations): string =>
  element('GASDS', [
    yesNoElement('ConnectedCharities', connected),
    ...connected.map(({ name, hmrcReference }) =>
      element('Charity', [textElement('Name', name), textElement('HMRCref', hmrcReference)]),
    ),
    ...years.map((year) => yearElement('GASDSClaim', year)),
    yesNoElement('CommBldgs', buildings),
    ...buildings.map(({ name, address, postcode, years: buildingYears }) =>
      element('Building', [
        textElement('BldgName', name),
        textElement('Address', address),
        textElement('Postcode', postcode),
        ...buildingYears.map((year) => yearElement('BldgClaim', year)),
      ]),
    ),
    poundsElement('Adj', overclaimedMinor),
  ])

function claimElement(claim: Claim): string {
  const { name, hmrcReference, donations, earliestDay, otherIncome, overclaimedMinor, smallDonations } = claim
  const hasRepayment = donations.length > 0 || otherIncome.length > 0
  return element('Claim', [
    textElement('OrgName', name),
    textElement('HMRCref', hmrcReference),
    regulatorElement(claim),
    hasRepayment
      ? element('Repayment', [
          ...donations.map(donationElement),
          textElement('EarliestGAdate', earliestDay),
          ...otherIncome.map(incomeElement),
          poundsElement('Adjustment', overclaimedMinor),
        ])
      : undefined,
    smallDonations && smallDonationsElement(smallDonations),
    textElement('OtherInfo', claim.explanation),
  ])
}

/**
 * Writes a claim as HMRC's R68 v2 envelope in canonical form, in the schema's element order.
 * @param mark the IRmark; without it the result is the input of the mark
 */
export const writeClaim = (claim: Claim, mark?: string): string =>
  element(
    'IRenvelope',
    [
      element('IRheader', [
        element('Keys', [textElement('Key', claim.hmrcReference, { Type: 'CHARID' })]),
        textElement('PeriodEnd', periodEnd),
        textElement('IRmark', mark, { Type: 'generic' }),
        textElement('Sender', 'Other'),
      ]),
      element('R68', [officialElement(claim), textElement('Declaration', 'yes'), claimElement(claim)]),
    ],
    { xmlns: claimNamespace },
  )
