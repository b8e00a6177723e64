import { illustrate } from './illustration.ts';
import { parseIllustrationUrl } from './illustration-url.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';

/** The SVG at a path made by `illustrationUrl` or `portraitUrl`; null for any other path. */
export function drawIllustration(url: string): string | null {
  const found = parseIllustrationUrl(url);
  return found ? illustrate(found.traits, found.view) : drawPortrait(url);
}
