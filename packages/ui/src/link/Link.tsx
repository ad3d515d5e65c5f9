import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'

/** What a link needs, whoever routes it: an anchor's own props and a place to go. */
export type LinkProps = ComponentProps<'a'> & {
  /** Where it goes, as it stands in the address bar. */
  href: string
}

/** The component an app lends the kit so that its links go through the app's router. */
export type LinkPort = ComponentType<LinkProps>

const Anchor: LinkPort = ({ children, ...rest }) => <a {...rest}>{children}</a>

const LinkContext = createContext<LinkPort>(Anchor)

/** Lends the kit and the screens a router's link. Without it every link is a plain anchor: right for the webview and the TV. */
export function LinkProvider({ link, children }: { link: LinkPort; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** A link in running text or around a name. For one that looks like a button, see `ButtonLink`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
}
