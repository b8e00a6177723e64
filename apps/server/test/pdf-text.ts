import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = {
  /** Points, for each page. */
  sizes: [number, number][];
  pages: string[];
  text: string;
  info: Record<string, unknown>;
  outline: string[];
  /** Addresses that a click opens. */
  links: string[];
  /** What a screen reader announces, by kind. */
  kinds: string[];
};

/** What a reader of the file sees; no-break spaces become plain ones. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const sizes: [number, number][] = [];
  const pages: string[] = [];
  const kinds: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push([width, height]);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    pages.push(text.join('').replace(/\s+/g, ' '));
    kinds.push(...kindsIn(await page.getStructTree()));
    links.push(...(await page.getAnnotations()).flatMap(({ url }) => url ?? []));
  }
  const { info } = await pdf.getMetadata();
  const outline = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
  await task.destroy();
  const all = info as Record<string, unknown>;
  return { sizes, pages, text: pages.join(' '), info: all, outline, links, kinds };
}

type Node = { role?: string; children?: Node[] };

function kindsIn(tree: unknown): string[] {
  const { role, children = [] } = (tree ?? {}) as Node;
  return [...(role ? [role] : []), ...children.flatMap(kindsIn)];
}
