import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'

/** The props of a link, with any router: an anchor's props and a required `href`. */
export type LinkProps = ComponentProps<'a'> & {
  /** The URL, as in the address bar. */
  href: string
}

/** The link component of an app's router, for the UI library's links. */
export type LinkPort = ComponentType<LinkProps>

const Anchor: LinkPort = ({ children, ...rest }) => <a {...rest}>{children}</a>

const LinkContext = createContext<LinkPort>(Anchor)

/** Provides a router's link to the UI library and the screens. Without it links are plain anchors, as in the webview and on the TV. */
export function LinkProvider({ link, children }: { link: LinkPort; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>
}

/** A link in text or around a name. For one that looks like a button, see `ButtonLink`. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props)
}
