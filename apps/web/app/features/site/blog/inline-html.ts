import { decodeEntities } from './html-entities';
import { isSafeHref } from './safe-href';

export type InlineNode =
  | string
  | { tag: 'br' }
  | { tag: 'strong' | 'em'; children: InlineNode[] }
  | { tag: 'a'; href: string; children: InlineNode[] };

/** An open tag. Without a `node` it renders nothing, but its end tag must still be found. */
type Open = { name: string; node: { children: InlineNode[] } | null };

const STYLES: Record<string, 'strong' | 'em'> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
};

/** Content of these tags is dropped. */
const UNREADABLE =
  /^(?:script|style|iframe|object|embed|svg|math|template|noscript|textarea|title|select)$/;

/** Deeper than any real text, and shallow enough to render. */
const MAX_DEPTH = 20;

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(?<end>\/?)(?<name>[a-z][a-z\d-]*)(?<rest>(?:[\s/](?:[^"'<>]|"[^"]*"|'[^']*')*)?)>/gi;

/**
 * Parses the few inline tags an article may use, as leniently as a browser, into data for React: raw
 * markup is never rendered. Other tags are dropped and their text is kept.
 */
export function parseInline(text: string): InlineNode[] {
  const root: InlineNode[] = [];
  const open: Open[] = [];
  let position = 0;
  let unreadable = '';
  const place = () => open.findLast(({ node }) => node)?.node?.children ?? root;
  for (const match of text.matchAll(TOKEN)) {
    if (!unreadable) putText(place(), text.slice(position, match.index));
    position = match.index + match[0].length;
    const { end, name = '', rest = '' } = match.groups ?? {};
    const tag = name.toLowerCase();
    if (unreadable) unreadable = end && tag === unreadable ? '' : unreadable;
    else if (end) close(open, tag);
    else if (UNREADABLE.test(tag)) unreadable = tag;
    else if (tag === 'br') place().push({ tag });
    else if ((tag === 'a' || STYLES[tag]) && open.length < MAX_DEPTH) {
      // As in a browser, a link ends where the next one starts.
      if (tag === 'a') close(open, tag);
      const node = nodeOf(tag, rest);
      if (node) place().push(node);
      open.push({ name: tag, node });
    }
  }
  if (!unreadable) putText(place(), text.slice(position));
  return root;
}

function nodeOf(
  tag: string,
  attributes: string,
): Exclude<InlineNode, string | { tag: 'br' }> | null {
  const style = STYLES[tag];
  if (style) return { tag: style, children: [] };
  const href = hrefIn(attributes);
  return isSafeHref(href) ? { tag: 'a', href, children: [] } : null;
}

/** The first one counts, as in a browser. */
function hrefIn(attributes: string): string {
  const pairs = attributes.matchAll(/([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g);
  for (const [, name = '', quoted, single, bare] of pairs)
    if (name.toLowerCase() === 'href') return decodeEntities(quoted ?? single ?? bare ?? '').trim();
  return '';
}

/** Also closes unclosed tags inside it; an end tag without a start is ignored. */
function close(open: Open[], name: string): void {
  const index = open.findLastIndex((tag) => tag.name === name);
  if (index >= 0) open.splice(index);
}

function putText(children: InlineNode[], raw: string): void {
  if (!raw) return;
  const last = children.at(-1);
  const text = decodeEntities(raw);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else children.push(text);
}
