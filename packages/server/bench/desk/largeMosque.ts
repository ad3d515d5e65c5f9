import type { Database } from '../../../foundation/src/db/database.ts'
import { startDeclaring } from '../../../acceptance/src/giftAid.ts'
import type { TestTenant } from '../../../acceptance/src/tenants.ts'

/**
 * The size of the large mosque. `claimed` gifts have a declaration, and every donor has made the same number of gifts.
 */
export type LargeSize = { gifts: number; donors: number; claimed: number; subscribers: number }

const given =
  'with given as (select $1::uuid as tenant, $2::int as gifts, $3::int as donors, $4::int as declared, $5::int as subscribers)'

/** Fifty family names and forty first names for donors. */
const families =
  `Khan,Ahmed,Hussain,Ali,Begum,Rahman,Malik,Shah,Akhtar,Iqbal,Patel,Mahmood,Bibi,Hassan,Miah,Uddin,Islam,Chaudhry,Mirza,Qureshi,
Siddiqui,Ansari,Baig,Butt,Dar,Farooq,Ghani,Haider,Ibrahim,Jamil,Karim,Latif,Mansoor,Nawaz,Omar,Parveen,Qadir,Rashid,Saleem,Tariq,
Usman,Waheed,Yousaf,Zaman,Aslam,Bashir,Din,Elahi,Faisal,Gul`.replaceAll('\n', '')
const firstNames =
  `Aisha,Yusuf,Maryam,Bilal,Fatima,Umar,Khadija,Ibrahim,Zaynab,Musa,Hafsa,Idris,Sumayya,Hamza,Ruqayya,Harun,Safiya,Isa,Amina,Dawud,
Layla,Salman,Noor,Tariq,Hana,Zayd,Sara,Adam,Iman,Yahya,Rania,Luqman,Asma,Sulayman,Huda,Anas,Nadia,Kareem,Salma,Imran`.replaceAll(
    '\n',
    '',
  )

const statements = [
  // The donors with names, email addresses and search terms.
  `${given} insert into bench_donors
   select n, first, last, first || ' ' || last, lower(first) || '.' || lower(last) || n || '@example.org',
     rpad('donor-' || n || '-', 22, 'x'), fold_words(first || ' ' || last || ' ' || lower(first) || '.' || lower(last) || n)
   from given, generate_series(0, donors - 1) n,
     lateral (select (string_to_array('${firstNames}', ','))[1 + n * 7 % 40] as first, (string_to_array('${families}', ','))[1 + n / 3 % 50] as last) names`,
  `${given} insert into donors (tenant_id, id, mode, key, name, named_at, email, sort_key, inbox, group_id)
   select tenant, d.id, 'live', d.email, d.name, now(), d.email, lower(d.name), d.email, d.id from given, bench_donors d`,
  `${given} insert into donor_terms (tenant_id, term, donor_id)
   select distinct tenant, term, d.id from given, bench_donors d,
     unnest(array[lower(d.first), lower(d.last), lower(d.last) || d.n, 'example', 'org', d.email]) term`,
  // Three years of gifts, distributed evenly over the donors.
  `${given} insert into gifts (tenant_id, id, attempt_id, pass_hash, cause_id, fund, amount_minor, currency, mode, account_id,
     how, intent_id, donor_name, donor_email, donor_id, gift_aid, state, created_at, paid_at)
   select tenant, translate(left(encode(sha256(i::text::bytea), 'base64'), 22), '+/', '-_'), gen_random_uuid(), decode(md5(i::text), 'hex'),
     case when i % 10 = 9 then 'zakat' else 'general' end, 'general', 500 + i % 40 * 100, 'gbp', 'live', 'live', case when i % 100 = 37 then 'cash' else 'card' end,
     case when i % 100 = 37 then 'offline:' else 'pi_' end || i, d.name, d.email, d.id, case when d.n < declared then 'yes' end,
     case when i % 50 = 49 then 'part_refunded' else 'paid' end, at, at + interval '20 seconds'
   from given, generate_series(0, gifts - 1) i join bench_donors d on d.n = i % $3::int,
     lateral (select now() - interval '40 days' - (i::float8 / gifts) * interval '1050 days' as at) t`,
  // Gifts of donors with a declaration are for a cause that Gift Aid is claimed for.
  `${given} update gifts set cause_id = 'general', state = 'paid' from given, bench_donors d
   where gifts.tenant_id = tenant and gifts.donor_id = d.id and d.n < declared and (cause_id <> 'general' or state <> 'paid')`,
  `${given} insert into gift_words (tenant_id, word, given_at, gift_id)
   select tenant, word, case when g.how = 'card' then g.created_at else g.paid_at end, g.id from given join gifts g on g.tenant_id = tenant join bench_donors d on d.id = g.donor_id,
     lateral (select unnest(d.words) union select d.email union select gift_reference(g.id) union select '=' || g.amount_minor
       union select '#' || g.cause_id) words (word)`,
  `${given} insert into ledger_entries (tenant_id, id, gift_id, kind, provider_ref, amount_minor, currency, mode, at)
   select tenant_id, 'paid-' || id, id, 'paid', intent_id, amount_minor, currency, mode, paid_at from gifts where tenant_id = (select tenant from given)`,
  `${given} insert into ledger_entries (tenant_id, id, gift_id, kind, provider_ref, amount_minor, currency, mode, at)
   select tenant_id, 'back-' || id, id, 'refunded', 're-' || id, -100, currency, mode, paid_at + interval '1 day'
   from gifts where tenant_id = (select tenant from given) and state = 'part_refunded'`,
  `${given} insert into gift_aid_declarations (tenant_id, id, mode, email, title, first_name, last_name, house, postcode, overseas, scope, wording,
     charity, language, channel, address_mark, details, agreed_at, proved_at)
   select tenant, rpad('declaration-' || d.n || '-', 22, 'x'), 'live', d.email, 'Ms', d.first, d.last, (1 + d.n % 200)::text, 'S9 5DH', false,
     'past_and_future', 'gift-aid-1', 'Masjid', 'en', 'website', '\\x00', sha256(d.email::bytea), now() - interval '90 days', now() - interval '90 days'
   from given, bench_donors d where d.n < declared`,
  `${given} insert into subscribers (tenant_id, id, email, email_key, state, asked_at, confirmed_at, wording)
   select tenant, rpad('subscriber-' || n || '-', 22, 'x'), 'reader' || n || '@example.org', 'reader' || n || '@example.org', 'confirmed',
     now() - interval '1 year', now() - interval '1 year', 'newsletter 1'
   from given, generate_series(1, subscribers) n`,
]

/** Creates a mosque of that size. @returns the mosque, after PostgreSQL has analysed its tables */
export async function makeLargeMosque(database: Database, size: LargeSize): Promise<TestTenant> {
  const mosque = await startDeclaring(database)
  const declared = Math.round(size.claimed / (size.gifts / size.donors))
  const client = await database.pool.connect()
  try {
    // Foreign keys and triggers are disabled, because the rows are valid by construction.
    await client.query(
      "set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'",
    )
    const values = [mosque.id, size.gifts, size.donors, declared, size.subscribers]
    await client.query(
      'create temporary table bench_donors (n int, first text, last text, name text, email text, id text primary key, words text[])',
    )
    for (const statement of statements) await client.query(statement, values)
    await client.query('drop table bench_donors; reset session_replication_role; reset work_mem')
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    client.release(true)
  }
  return mosque
}
