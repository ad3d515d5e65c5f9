import { toLatinDigits } from '@minaret/foundation/base'
import { isAddress } from '@minaret/foundation/email-addresses'
import { safeLink } from '@minaret/plans'
import { config, type Form, createForm, validate } from './form.ts'

/**
 * Parses the URL of a page. `http://` becomes `https://`, which is added if it is missing. Returns undefined for an
 * invalid URL.
 */
const readLink = (text: string): string | undefined => {
  const withoutScheme = text.replace(/^https?:\/\//i, '')
  if (!/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(withoutScheme)) return undefined
  return safeLink(`https://${withoutScheme}`)
}

const linkForm = (description: string, read: (text: string) => string | undefined): Form => ({
  kind: 'link',
  ...createForm(description, `must be ${description}`, read),
})

/** The URL of a page. */
export const httpsLink = linkForm('a web address, like https://www.example.org', readLink)

/**
 * A page on a social network, by its URL or the mosque’s user name.
 * @param base the part of the URL before the user name
 */
export const profile = (base: string): Form =>
  linkForm(`a web address, like ${base}annoor`, (text) => {
    const name = /^@?([\w-][\w.-]{1,59})$/.exec(text)?.[1]
    return name !== undefined && (text.startsWith('@') || !name.includes('.')) ? `${base}${name}` : readLink(text)
  })

const pictureForm = createForm(
  'the address of a picture: a path like /images/logo.png, or https://',
  'must be the address of a picture: a path on the site that starts with /, or an address that starts with https://',
  (text) => config('logo', text).logo,
)
/** The URL of an image. */
export const picture: Form = { kind: 'picture', ...pictureForm }

/** One email address. */
export const email: Form = {
  kind: 'email',
  format: 'an email address',
  read: (text) => validate(isAddress(text), text, 'must be one email address, like office@example.org'),
}

/** A phone number, in digits of any script. */
export const phone: Form = {
  kind: 'phone',
  format: 'a phone number, like +44 1274 496 0001',
  read: (input) => {
    const text = toLatinDigits(input)
    return validate(
      /^\+?[\d\s().-]{6,24}$/.test(text) && /\d{3}/.test(text.replaceAll(/\D/g, '')),
      text,
      'must be a phone number, like +44 1274 496 0001',
    )
  },
}
