import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type InlineNode, parseInline } from './inline-html';

const LINK = 'text-accent underline decoration-1 underline-offset-3 hover:text-accent-hover';

export function InlineText({ children }: { children: string }) {
  return <InlineNodes nodes={parseInline(children)} />;
}

export function InlineNodes({ nodes }: { nodes: InlineNode[] }) {
  return <>{nodes.map(renderNode)}</>;
}

function renderNode(node: InlineNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={key} />;
  const children = node.children.map(renderNode);
  if (node.tag === 'a')
    return (
      <Link key={key} to={node.href} className={LINK}>
        {children}
      </Link>
    );
  if (node.tag === 'em') return <em key={key}>{children}</em>;
  return (
    <strong key={key} className="font-semibold text-ink">
      {children}
    </strong>
  );
}
