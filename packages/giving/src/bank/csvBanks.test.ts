import { expect, test } from 'vitest'
import { readStatement } from './readStatement.ts'

/**
 * The same two lines, a gift of £1,250.50 from A Rahman on 24 November and a bill of £30 to City Power on the 23rd, in the layouts
 * that public importers read. All must be read without a question.
 */
const layouts: readonly [bank: string, csv: string, expected?: { skippedCount?: number; payer?: string }][] = [
  [
    'Metro Bank',
    `Date,Details,Transaction Type,In,Out,Balance
24/11/2026,A RAHMAN,Inward Payment,1250.50,,2221.33
23/11/2026,CITY POWER,Direct Debit,,30.00,970.83`,
  ],
  [
    'a bank with a D/C column',
    `Date,Description,Amount,D/C
24/11/2026,A RAHMAN,1250.50,C
23/11/2026,CITY POWER,30.00,D`,
  ],
  [
    'a bank with DR and CR in a type column',
    `Date,Description,Amount,Type
24/11/2026,A RAHMAN,1250.50,CR
23/11/2026,CITY POWER,30.00,DR`,
  ],
  [
    'a bank with an ISO 20022 indicator',
    `Booking Date;Narrative;Amount;Credit Debit Indicator;Currency
2026-11-24;A RAHMAN;1250.50;CRDT;GBP
2026-11-23;CITY POWER;30.00;DBIT;GBP`,
  ],
  [
    'a bank whose column "Debit/Credit" has words',
    `Posting Date,Value,Debit/Credit,Description
24/11/2026,1250.50,Credit,A RAHMAN
23/11/2026,30.00,Debit,CITY POWER`,
  ],
  [
    'a German bank with S and H',
    `Datum;Name;Verwendungszweck;Betrag;Soll/Haben
24.11.2026;A Rahman;Zakat;1.250,50;H
23.11.2026;City Power;Strom;30,00;S`,
    { payer: 'A Rahman' },
  ],
  [
    'Sparkasse, CSV-MT940',
    `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Waehrung";"Info"
"DE02";"24.11.26";"24.11.26";"GUTSCHRIFT";"Zakat";"A RAHMAN";"1234";"5678";"1.250,50";"GBP";"Umsatz gebucht"
"DE02";"23.11.26";"23.11.26";"LASTSCHRIFT";"Strom";"CITY POWER";"1234";"5678";"-30,00";"GBP";"Umsatz gebucht"`,
    { payer: 'A RAHMAN' },
  ],
  [
    'Volksbank',
    `Bezeichnung Auftragskonto;IBAN Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung
Giro;DE02;24.11.2026;24.11.2026;A Rahman;DE03;Zakat;1250,50;GBP;2221,33
Giro;DE02;23.11.2026;23.11.2026;City Power;DE04;Strom;-30,00;GBP;970,83`,
    { payer: 'A Rahman' },
  ],
  [
    'Wise',
    `"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Payer Name","Payee Name",Merchant,"Total fees"
TRANSFER-1,24-11-2026,24-11-2026 08:54:15.466,1250.50,GBP,Received money from A Rahman,ZAKAT,2221.33,,A Rahman,,,0.00
CARD-2,23-11-2026,23-11-2026 10:02:00.000,-30.00,GBP,Card transaction,,970.83,,,City Power,,0.00`,
    { payer: 'A Rahman' },
  ],
  [
    'Revolut Business',
    `Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,Orig currency,Orig amount,Payment currency,Amount,Fee,Balance,Account
2026-11-24,2026-11-24,a1,TOPUP,COMPLETED,Money added from A RAHMAN,ZAKAT,,,GBP,1250.50,GBP,1250.50,0.00,2221.33,Main
2026-11-23,2026-11-23,a2,CARD_PAYMENT,COMPLETED,City Power,,Imam,,GBP,30.00,GBP,-30.00,0.00,970.83,Main
2026-11-23,,a3,CARD_PAYMENT,REVERTED,City Power,,Imam,,GBP,31.00,GBP,-31.00,0.00,,Main`,
    { skippedCount: 1 },
  ],
  [
    'Santander, with the last line of its midata export',
    `Date;Type;Merchant/Description;Debit/Credit;Balance;
24/11/2026;FASTER PAYMENTS RECEIPT;REF ZAKAT FROM A RAHMAN;+£1,250.50;+£2,221.33;
23/11/2026;CARD PAYMENT;CARD PAYMENT TO CITY POWER;-£30.00;+£970.83;
Arranged overdraft limit;28/11/2026;+£0.00`,
    { skippedCount: 1 },
  ],
  [
    'Chase UK, with a title',
    `Transactions for period 1 November 2026 to 24 November 2026
Date,Time,Transaction Type,Transaction Description,Amount,Currency,Balance
24 Nov 2026,09:12,Transfer,From A RAHMAN,1250.50,GBP,2221.33
23 Nov 2026,09:12,Direct Debit,CITY POWER,-30.00,GBP,970.83`,
    { skippedCount: 1 },
  ],
  [
    'TSB',
    `Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
24/11/2026,FPI,77-00-00,12345678,A RAHMAN,,1250.50,2221.33
23/11/2026,DD,77-00-00,12345678,CITY POWER,30.00,,970.83`,
  ],
  [
    'Co-operative Bank and Virgin Money',
    `Date,Description,Type,Money In,Money Out,Balance
2026-11-24,A RAHMAN,FASTER PAYMENT,1250.50,,2221.33
2026-11-23,CITY POWER,DIRECT DEBIT,,30.00,970.83`,
  ],
  [
    'first direct, with a balance and headings',
    `Date,Description,Amount,Balance
24/11/2026,A RAHMAN,1250.50,2221.33
23/11/2026,CITY POWER,-30.00,970.83`,
  ],
  [
    'Tide',
    `Date,Timestamp,Transaction ID,Transaction description,Reference,From,To,Paid in,Paid out,Amount,Balance,Status
2026-11-24,2026-11-24 09:12:01,t1,A RAHMAN,ZAKAT,A RAHMAN,,1250.50,,1250.50,2221.33,Settled
2026-11-23,2026-11-23 09:12:01,t2,CITY POWER,,,CITY POWER,,30.00,-30.00,970.83,Settled`,
    { payer: 'A RAHMAN' },
  ],
  [
    'DKB, with a payer column and a payee column',
    `"Girokonto";"DE02"
"Kontostand vom 25.11.2026:";"2.221,33 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)"
"24.11.26";"24.11.26";"Gebucht";"A Rahman";"Masjid";"Zakat";"Eingang";"DE03";"1.250,50"
"23.11.26";"23.11.26";"Gebucht";"Masjid";"City Power";"Strom";"Ausgang";"DE04";"-30"`,
    { skippedCount: 2, payer: 'A Rahman' },
  ],
  [
    'CAF Bank, Unity Trust and others with payments in and out',
    `Transaction Date,Transaction Details,Payment Out,Payment In,Balance
24/11/2026,A RAHMAN,,1250.50,2221.33
23/11/2026,CITY POWER,30.00,,970.83`,
  ],
  [
    'Handelsbanken, with an account above and two dates',
    `Account;12345678
Ledger date;Transaction date;Text;Amount;Balance
24/11/2026;24/11/2026;A RAHMAN;1250.50;2221.33
23/11/2026;23/11/2026;CITY POWER;-30.00;970.83`,
    { skippedCount: 1 },
  ],
  [
    'a bank with withdrawals and deposits',
    `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
24/11/26,A RAHMAN,0001,24/11/26,,"1,250.50","2,221.33"
23/11/26,CITY POWER,0002,23/11/26,30.00,,970.83`,
  ],
  [
    'a bank with labelled balances and totals',
    `Account name:,Masjid
Opening balance:,£1000.83

Date|Particulars|Payments|Receipts|Balance
23/11/2026|Balance brought forward|||1000.83
24/11/2026|A RAHMAN||1250.50|2251.33
23/11/2026|CITY POWER|30.00||970.83 CR
Date|Particulars|Payments|Receipts|Balance
|Totals|30.00|1250.50|
*** end of statement ***||||`,
    { skippedCount: 6 },
  ],
  [
    'a bank with meaningless headings, by its balances',
    `Tag,Wer,Wieviel,Danach
24/11/2026,A RAHMAN,1250.50,2221.33
23/11/2026,CITY POWER,-30.00,970.83
22/11/2026,CITY WATER,-10.00,1000.83`,
    { skippedCount: 0 },
  ],
]

test.each(layouts)('%s', (_, csv, { skippedCount = 0, payer } = {}) => {
  const statement = readStatement(Buffer.from(csv), { currency: 'gbp', today: '2026-11-25' })
  expect(statement.question).toBeUndefined()
  expect(statement.lines.slice(0, 2)).toMatchObject([
    { day: '2026-11-24', amountMinor: 125_050, ...(payer ? { payer } : {}) },
    { day: '2026-11-23', amountMinor: -3000 },
  ])
  expect(statement.skippedLines).toHaveLength(skippedCount)
  expect(statement.lines[0]?.text.toLowerCase()).toContain('a rahman')
  expect(statement.lines[1]?.text.toLowerCase()).toContain('city power')
})
