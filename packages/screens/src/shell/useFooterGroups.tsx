import { useTenant } from '@minaret/domain'
import {
  openFooterLinks,
  pathTo,
  safeLink,
  type SocialLink,
  socialLinks,
  whatsappGroupDefaultText,
} from '@minaret/plans'
import { EmailText, type FooterGroup, type FooterLink, type FooterIcon } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { screenName } from '../app/screenName.ts'
import { useMessages } from '../app/MessagesProvider.tsx'

const socialIcons: Record<SocialLink, FooterIcon> = {
  facebookLink: 'facebook',
  twitterLink: 'twitter',
  instagramLink: 'instagram',
  linkedInLink: 'linkedIn',
  youtubeLink: 'youtube',
  snapchatLink: 'snapchat',
  tiktokLink: 'tiktok',
}

/** An external link, if it has a URL. */
const externalLink = (href: string | undefined, label: FooterLink['label'], icon: FooterIcon): FooterLink[] =>
  href ? [{ href, label, icon, isExternal: true }] : []

/** The link groups of the full footer; a group may be empty. */
export function useFooterGroups(): FooterGroup[] {
  const tenant = useTenant()
  const { t } = useMessages()
  const { availableScreens } = usePageLocation()
  const { contact, social, whatsapp, appLinks } = tenant
  const { address, openingHours, phone, email } = contact
  const links = openFooterLinks(availableScreens, tenant)
  const chatUrl = whatsapp.number && safeLink(`https://wa.me/${whatsapp.number.replace(/\D/g, '')}`)
  return [
    {
      title: t.footer.find,
      shape: 'contact',
      lines: [address, openingHours].flatMap((line) => (line ? <IsolatedText key={line}>{line}</IsolatedText> : [])),
      links: [
        // Phone numbers are always left to right.
        ...externalLink(phone && `tel:${phone.replace(/[^+\d]/g, '')}`, <bdi dir="ltr">{phone}</bdi>, 'phone'),
        ...externalLink(email && `mailto:${email}`, email && <EmailText>{email}</EmailText>, 'email'),
        ...(links.includes('directions') ? externalLink(contact.directions, t.footer.directions, 'place') : []),
      ],
    },
    {
      title: t.footer.links,
      links: links.flatMap((to) => (to === 'directions' ? [] : [{ href: pathTo(to), label: screenName(t, to) }])),
    },
    {
      title: t.footer.follow,
      shape: 'icons',
      links: [
        ...socialLinks.flatMap((name) => externalLink(social[name], t.footer.social[name], socialIcons[name])),
        ...externalLink(chatUrl, t.footer.whatsapp, 'whatsapp'),
      ],
    },
    {
      title: t.footer.groups,
      shape: 'buttons',
      // The default text comes from the catalogue, in the page's language.
      links: whatsapp.groups.flatMap(({ link, text }) =>
        externalLink(
          link,
          text === whatsappGroupDefaultText ? t.footer.joinGroup : <IsolatedText>{text}</IsolatedText>,
          'whatsapp',
        ),
      ),
    },
    {
      title: t.footer.apps,
      shape: 'buttons',
      links: tenant.footer.apps
        ? [
            ...externalLink(appLinks.appStore, t.footer.appStore, 'appStore'),
            ...externalLink(appLinks.playStore, t.footer.playStore, 'playStore'),
          ]
        : [],
    },
  ]
}
