import { type InlineNode, parseInline } from './inline-html';

type SplitText = { heading: InlineNode[] | null; rest: InlineNode[] };

/** Splits `<strong>Cap rate.</strong> Take the rent…` into a heading without its period and the text. */
export function splitRunInHeading(text: string): SplitText {
  const [first, next, ...others] = parseInline(text);
  if (typeof first !== 'object' || first.tag !== 'strong' || typeof next !== 'string')
    return { heading: null, rest: [first, next, ...others].filter((node) => node !== undefined) };
  return { heading: first.children.map(withoutStop), rest: [next.trimStart(), ...others] };
}

function withoutStop(node: InlineNode, index: number, all: InlineNode[]): InlineNode {
  const isLast = index === all.length - 1;
  return isLast && typeof node === 'string' ? node.replace(/\.$/, '') : node;
}
