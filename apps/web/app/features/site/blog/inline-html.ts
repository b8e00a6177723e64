export type InlineNode =
  | string
  | { tag: 'strong' | 'em'; children: InlineNode[] }
  | { tag: 'a'; href: string; children: InlineNode[] };

type Open = { tag: 'strong' | 'em' | 'a'; href: string; children: InlineNode[] };

const TOKEN = /<(strong|em)>|<a href="([^"<>]*)">|<\/(strong|em|a)>/g;

/**
 * Reads the few inline tags an article may use. There is no way to markup from here: whatever is
 * not exactly one of them, well nested and with a safe address, stays text that is shown as typed.
 */
export function parseInline(text: string): InlineNode[] {
  const root: InlineNode[] = [];
  const open: Open[] = [];
  let position = 0;
  const put = (node: InlineNode) => (open.at(-1)?.children ?? root).push(node);
  for (const match of text.matchAll(TOKEN)) {
    const [token, style, href, closed] = match;
    if (match.index > position) put(text.slice(position, match.index));
    position = match.index + token.length;
    if (style === 'strong' || style === 'em') open.push({ tag: style, href: '', children: [] });
    else if (href !== undefined && isSafeHref(href)) open.push({ tag: 'a', href, children: [] });
    else if (closed && open.at(-1)?.tag === closed) put(close(open));
    else return [text];
  }
  if (position < text.length) put(text.slice(position));
  return open.length > 0 ? [text] : root;
}

/** Own paths and https only; `//host` would leave the site. */
export function isSafeHref(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href) || /^https:\/\/[^\s\\]+$/.test(href);
}

function close(open: Open[]): InlineNode {
  const { tag, href, children } = open.pop() as Open;
  return tag === 'a' ? { tag, href, children } : { tag, children };
}
