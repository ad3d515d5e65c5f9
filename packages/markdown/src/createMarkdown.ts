import createMarkdownIt, { type MarkdownIt } from 'markdown-it'

/** Options of the dialect's parser. */
export type MarkdownOptions = {
  /**
   * Keeps the URLs of links as typed, `{email}` for example, instead of percent-encoding them: for an editor, which writes the
   * text back. Leave it off to render a page.
   */
  keepAddresses?: boolean
}

/**
 * Creates a parser of the Markdown dialect: CommonMark with tables and inline HTML. The server renders pages with it, and the
 * desk's editor parses and checks text with it, so that both agree. It does not sanitise: the server sanitises all HTML
 * before storing it.
 */
export function createMarkdown({ keepAddresses = false }: MarkdownOptions = {}): MarkdownIt {
  const markdown = createMarkdownIt({ html: true })
  markdown.renderer.rules.th_open = (tokens, index, options, _env, self) => {
    tokens[index]?.attrSet('scope', 'col')
    return self.renderToken(tokens, index, options)
  }
  if (keepAddresses) markdown.normalizeLink = (address) => address
  return markdown
}
