import { darken } from '../drawing/color.ts';
import { d, path } from '../drawing/svg.ts';
import type { PalmSpecies, Tone } from './palm.ts';

export function trunkOf(species: PalmSpecies, height: number, lean: number, tone: Tone): string {
  const foot = { royal: 7, coconut: 6, date: 10, sabal: 7 }[species] * (height / 240);
  const neck = foot * (species === 'date' ? 0.9 : 0.55);
  const bark = tone(
    { royal: '#b7b0a4', coconut: '#a08f7a', date: '#957f67', sabal: '#958672' }[species],
  );
  const bend = lean * 0.15;
  const outline = d`M${-foot} 0Q${bend - foot * 0.9} ${-height * 0.5} ${lean - neck} ${-height}L${lean + neck} ${-height}Q${bend + foot * 0.9} ${-height * 0.5} ${foot} 0Z`;
  const shade = d`M${foot * 0.2} 0Q${bend + foot * 0.3} ${-height * 0.5} ${lean + neck * 0.3} ${-height}L${lean + neck} ${-height}Q${bend + foot * 0.9} ${-height * 0.5} ${foot} 0Z`;
  const shaft =
    species === 'royal'
      ? path(
          d`M${lean - neck * 0.9} ${-height}Q${lean - neck * 1.5} ${-height * 0.92} ${lean - neck} ${-height * 0.86}H${lean + neck}Q${lean + neck * 1.5} ${-height * 0.92} ${lean + neck * 0.9} ${-height}Z`,
          tone('#7f9a68'),
        )
      : '';
  return path(outline, bark) + path(shade, darken(bark, 0.2)) + shaft;
}
