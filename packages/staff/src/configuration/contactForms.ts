import { latinDigits } from '@minaret/foundation/base'
import { isAddress } from '@minaret/foundation/email-addresses'
import { safeLink } from '@minaret/plans'
import { config, type Form, parsed, when } from './form.ts'

/**
 * The address of a page as people copy and type it: `http://` becomes `https://`, and it is added where it is missing.
 * Nothing for what is no such address.
 */
const readLink = (text: string): string | undefined => {
  const bare = text.replace(/^https?:\/\//i, '')
  if (!/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(bare)) return undefined
  return safeLink(`https://${bare}`)
}

const linkForm = (written: string, read: (text: string) => string | undefined): Form => ({
  kind: 'link',
  ...parsed(written, `must be ${written}`, read),
})

/** The address of a page. */
export const httpsLink = linkForm('a web address, like https://www.example.org', readLink)

/**
 * A page on a social network: its address, or the name the mosque has there.
 * @param base what stands before a name in the address of its page
 */
export const profile = (base: string): Form =>
  linkForm(`a web address, like ${base}annoor`, (text) => {
    const name = /^@?([\w-][\w.-]{1,59})$/.exec(text)?.[1]
    return name !== undefined && (text.startsWith('@') || !name.includes('.')) ? `${base}${name}` : readLink(text)
  })

const pictureForm = parsed(
  'the address of a picture: a path like /images/logo.png, or https://',
  'must be the address of a picture: a path on the site that starts with /, or an address that starts with https://',
  (text) => config('logo', text).logo,
)
/** Where a picture is. */
export const picture: Form = { kind: 'picture', ...pictureForm }

/** One email address. */
export const email: Form = {
  kind: 'email',
  written: 'an email address',
  read: (text) => when(isAddress(text), text, 'must be one email address, like office@example.org'),
}

/** A phone number, in digits of any script. */
export const phone: Form = {
  kind: 'phone',
  written: 'a phone number, like +44 1274 496 0001',
  read: (typed) => {
    const text = latinDigits(typed)
    return when(
      /^\+?[\d\s().-]{6,24}$/.test(text) && /\d{3}/.test(text.replaceAll(/\D/g, '')),
      text,
      'must be a phone number, like +44 1274 496 0001',
    )
  },
}
