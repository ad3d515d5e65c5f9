import createReader, { type MarkdownIt } from 'markdown-it'

/** How a reader of the dialect treats what it meets. */
export type MarkdownOptions = {
  /**
   * The addresses of links stay as they were typed, `{email}` among them, instead of being percent-encoded. For who writes the
   * text again; whoever shows it wants them encoded.
   */
  keepAddresses?: boolean
}

/**
 * The one dialect of Markdown: CommonMark with tables, and HTML where Markdown has no words for something. The server makes
 * pages with it and the desk's editor reads and checks with it, so that both mean the same by every character. What it lets
 * through is not clean: the server cleans all HTML before it is stored.
 */
export function createMarkdown({ keepAddresses = false }: MarkdownOptions = {}): MarkdownIt {
  const markdown = createReader({ html: true })
  markdown.renderer.rules.th_open = (tokens, at, options, _env, self) => {
    tokens[at]?.attrSet('scope', 'col')
    return self.renderToken(tokens, at, options)
  }
  if (keepAddresses) markdown.normalizeLink = (address) => address
  return markdown
}
