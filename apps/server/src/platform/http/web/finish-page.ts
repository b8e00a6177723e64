import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** What a render of a page to be kept gives. */
export type RenderedPage = {
  status: number;
  html: string;
  /** Only our own scripts have it: nobody can guess it, and no response shows it. */
  nonce: string;
  headers: [string, string][];
  /** It has asked our API: it changes with the data. */
  usesData: boolean;
  /** All it asked for was answered. */
  isWhole: boolean;
};

export type FinishedPage = {
  html: Buffer;
  gzipped: Buffer;
  headers: [string, string][];
  /** Sources of the policy for its inline scripts, instead of a nonce. */
  scripts: string[];
};

export const gzipped = promisify(gzip);

/**
 * A page to be sent many times. Its inline scripts are allowed by their hashes: with a nonce, which differs
 * in each response, a browser's copy could not be confirmed with a 304. They are recognized by the nonce of
 * the render, so a script that somebody smuggled into a page's data is not allowed by accident.
 */
export async function finishPage(page: RenderedPage): Promise<FinishedPage> {
  const html = Buffer.from(page.html.replaceAll(page.nonce, ''));
  const scripts = ownScripts(page);
  return { html, gzipped: await gzipped(html), headers: page.headers, scripts };
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The hashes of our inline scripts, as they are sent, in the form of the policy. */
function ownScripts({ html, nonce }: RenderedPage): string[] {
  const hashes = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    text === '' || !attributes.includes(` nonce="${nonce}"`)
      ? []
      : [`'sha256-${createHash('sha256').update(text.replaceAll(nonce, '')).digest('base64')}'`],
  );
  return [...new Set(hashes)];
}
