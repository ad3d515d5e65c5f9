import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Form, textAt, textsAt } from './form.ts'
import { page } from './lists.ts'
import { ok, badRequest, notFound, type StubResponse } from './responses.ts'

/** The outcome for an account after its owner has submitted Stripe's form, or after a review by Stripe. */
export type ConnectOutcome =
  /** It can take cards. */
  | 'complete'
  /** Everything was submitted, and Stripe is reviewing it. */
  | 'checking'
  /** Proof of identity is missing. */
  | 'document'
  /** It can take cards until the deadline for proof of identity. */
  | 'deadline'
  /** That deadline has passed. */
  | 'past-due'
  | 'rejected'
  | 'review'

type Requirements = {
  current_deadline: number | null
  currently_due: string[]
  past_due: string[]
  pending_verification: string[]
  disabled_reason: string | null
}

/** The part of a connected account that the product reads, in Stripe's format. */
export type StubConnected = {
  id: string
  object: 'account'
  type: string
  country: string
  created: number
  business_profile: Record<string, string>
  metadata: Record<string, string>
  charges_enabled: boolean
  payouts_enabled: boolean
  details_submitted: boolean
  requirements: Requirements
}

const initialFields = [
  'business_profile.mcc',
  'business_type',
  'external_account',
  'representative.first_name',
  'representative.dob.day',
  'tos_acceptance.date',
]
const missingProof = ['person_1.verification.document']
const noRequirements: Requirements = {
  current_deadline: null,
  currently_due: [],
  past_due: [],
  pending_verification: [],
  disabled_reason: null,
}

const outcomes: Readonly<Record<ConnectOutcome, (now: number) => { enabled: boolean; requirements: Requirements }>> = {
  complete: () => ({ enabled: true, requirements: noRequirements }),
  checking: () => ({
    enabled: false,
    requirements: {
      ...noRequirements,
      pending_verification: missingProof,
      disabled_reason: 'requirements.pending_verification',
    },
  }),
  document: () => ({
    enabled: false,
    requirements: {
      ...noRequirements,
      currently_due: missingProof,
      past_due: missingProof,
      disabled_reason: 'requirements.past_due',
    },
  }),
  deadline: (now) => ({
    enabled: true,
    requirements: { ...noRequirements, currently_due: missingProof, current_deadline: now + 14 * 86_400 },
  }),
  'past-due': () => ({
    enabled: false,
    requirements: {
      ...noRequirements,
      currently_due: missingProof,
      past_due: missingProof,
      disabled_reason: 'requirements.past_due',
    },
  }),
  rejected: () => ({
    enabled: false,
    requirements: { ...noRequirements, disabled_reason: 'rejected.terms_of_service' },
  }),
  review: () => ({ enabled: false, requirements: { ...noRequirements, disabled_reason: 'under_review' } }),
}

const isOutcome = (text: string | null): text is ConnectOutcome => text !== null && Object.hasOwn(outcomes, text)

type Link = { account: string; refreshUrl: string; returnUrl: string; isUsed: boolean }

const formChoices: readonly (readonly [ConnectOutcome | 'later', string])[] = [
  ['complete', 'Submit everything'],
  ['checking', 'Submit everything for review'],
  ['document', 'Submit everything except proof of identity'],
  ['later', 'Finish later'],
]

const renderForm = (
  token: string,
  name: string,
) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Stripe’s form (test)</title><h1>Stripe’s form for ${name.replace(/[<&]/g, '')}</h1>
<p>This is a test page in place of Stripe’s own. It asks for no data.</p>
<form method="post" action="/connect/${token}">${formChoices
  .map(([value, label]) => `<p><button name="outcome" value="${value}">${label}</button></p>`)
  .join('')}</form></html>`

/** Creates the stub of connected accounts: their calls, their owners' form, and Stripe's reviews. */
export function connectStub(
  now: () => Date,
  address: () => string,
  emit: (account: string, type: string, object: StubConnected) => void,
) {
  const accounts = new Map<string, StubConnected>()
  /** The platform's key by account. */
  const platforms = new Map<string, string>()
  const links = new Map<string, Link>()
  const nowSeconds = () => Math.floor(now().getTime() / 1000)

  function settle(id: string, outcome: ConnectOutcome): void {
    const account = accounts.get(id)
    if (!account) throw new Error(`There is no account ${id}.`)
    const { enabled, requirements } = outcomes[outcome](nowSeconds())
    account.charges_enabled = account.payouts_enabled = enabled
    account.details_submitted = true
    account.requirements = requirements
    emit(id, 'account.updated', account)
  }

  const calls: Readonly<Record<string, (platform: string, id: string, form: Form) => StubResponse>> = {
    'POST /v1/accounts': (platform, _, form) => {
      const account = {
        id: `acct_${randomBytes(8).toString('hex')}`,
        object: 'account' as const,
        type: textAt(form, 'type') ?? 'none',
        country: textAt(form, 'country') ?? 'US',
        created: nowSeconds(),
        business_profile: textsAt(form, 'business_profile'),
        metadata: textsAt(form, 'metadata'),
        charges_enabled: false,
        payouts_enabled: false,
        details_submitted: false,
        requirements: {
          ...noRequirements,
          currently_due: initialFields,
          past_due: initialFields,
          disabled_reason: 'requirements.past_due',
        },
      }
      const siteUrl = account.business_profile['url']
      if (siteUrl !== undefined && !/^https:\/\/[\w-]+(\.[\w-]+)+/.test(siteUrl))
        return badRequest('url_invalid', 'Not a valid URL')
      accounts.set(account.id, account)
      platforms.set(account.id, platform)
      return ok(account)
    },
    'GET /v1/accounts': (platform, _, form) =>
      page(
        '/v1/accounts',
        [...accounts.values()].filter(({ id }) => platforms.get(id) === platform),
        form,
      ),
    'GET /v1/accounts/{id}': (platform, id) => {
      const account = accounts.get(id)
      return account && platforms.get(id) === platform ? ok(account) : notFound('account', id)
    },
    'POST /v1/account_links': (platform, _, form) => {
      const account = textAt(form, 'account') ?? ''
      const [refreshUrl, returnUrl] = [textAt(form, 'refresh_url'), textAt(form, 'return_url')]
      if (platforms.get(account) !== platform) return notFound('account', account, 'account')
      if (refreshUrl === undefined || returnUrl === undefined)
        return badRequest('parameter_missing', 'return_url and refresh_url are required.')
      const token = randomBytes(12).toString('hex')
      links.set(token, { account, refreshUrl, returnUrl, isUsed: false })
      const created = nowSeconds()
      return ok({ object: 'account_link', created, expires_at: created + 300, url: `${address()}/connect/${token}` })
    },
  }

  return {
    accounts,
    settle,
    /** Responds to a call about connected accounts; undefined for any other call. */
    call: (name: string, platform: string, id: string, form: Form): StubResponse | undefined =>
      calls[name]?.(platform, id, form),
    /** Returns the error for charges on an account that cannot take cards; undefined for other accounts. */
    refusesCharges: (id: string): StubResponse | undefined =>
      accounts.get(id)?.charges_enabled === false
        ? badRequest('account_invalid', 'Your account cannot currently make charges.')
        : undefined,
    /** Serves Stripe's form to a browser: a link is valid for one visit. */
    async form(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const [, , token = ''] = url.pathname.split('/')
      const link = links.get(token)
      const redirect = (to: string) => void response.writeHead(303, { location: to }).end()
      if (!link) return void response.writeHead(404).end()
      if (request.method !== 'POST') {
        if (link.isUsed) return redirect(link.refreshUrl)
        link.isUsed = true
        const name = accounts.get(link.account)?.business_profile['name'] ?? ''
        return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(renderForm(token, name))
      }
      let requestBody = ''
      for await (const chunk of request.setEncoding('utf8')) requestBody += String(chunk)
      const outcome = new URLSearchParams(requestBody).get('outcome')
      if (isOutcome(outcome)) settle(link.account, outcome)
      redirect(link.returnUrl)
    },
    /** Handles `POST /test/account?id=acct_…&outcome=complete`: a review by Stripe. */
    decide(url: URL): StubResponse {
      const [id, outcome] = [url.searchParams.get('id') ?? '', url.searchParams.get('outcome')]
      if (!accounts.has(id) || !isOutcome(outcome))
        return badRequest('parameter_invalid', 'id and outcome are required.')
      settle(id, outcome)
      return ok({ id })
    },
  }
}
