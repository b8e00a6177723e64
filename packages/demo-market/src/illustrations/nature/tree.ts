import { mix } from '../drawing/color.ts';
import { group, round } from '../drawing/svg.ts';
import type { Brush, TreeSpecies } from '../home.ts';
import { blossoms, crown } from './broadleaf.ts';
import { cypress, pine } from './conifer.ts';
import { palm } from './palm.ts';

const STAMP_HEIGHT = 300;

/** The trees of one garden, drawn once per species and then referred to. */
export function treeStamps(brush: Brush): string {
  const species = [...new Set(brush.home.garden.trees)];
  return species.map((name) => group(drawing(brush, name, STAMP_HEIGHT), `id="${name}"`)).join('');
}

/** A tree of this garden standing on (x, y); height in pixels. */
export function tree(brush: Brush, species: TreeSpecies, x: number, y: number, height: number) {
  const scale = Math.round((height / STAMP_HEIGHT) * 100) / 100;
  const flip = brush.random.chance(0.5) ? -scale : scale;
  return `<use href="#${species}" transform="translate(${round(x)} ${round(y)}) scale(${flip} ${scale})"/>`;
}

function drawing(brush: Brush, species: TreeSpecies, height: number): string {
  const { random, light, home } = brush;
  const leaf = light.tone(mix(home.garden.leaf, random.pick(GREENS), 0.45));
  switch (species) {
    case 'royal':
    case 'coconut':
    case 'date':
    case 'sabal':
      return palm(random, species, height * PALM_SHARE[species], light.tone);
    case 'cypress':
      return cypress(height * 0.76, leaf);
    case 'pine':
      return pine(brush, height, leaf);
    case 'poinciana':
      return crown(brush, height * 0.72, 1.75, 0.62, leaf) + blossoms(brush, height * 0.72);
    case 'oak':
      return crown(brush, height * 0.85, 1.4, 0.78, leaf);
    case 'round':
      return crown(brush, height * 0.72, 0.86, 0.95, leaf);
  }
}

const GREENS = ['#5b7a58', '#708a5d', '#4e6e5a', '#82915f'] as const;

const PALM_SHARE = { royal: 0.92, coconut: 0.86, date: 0.62, sabal: 0.74 } as const;
