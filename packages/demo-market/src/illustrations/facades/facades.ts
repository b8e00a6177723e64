import type { Brush } from '../home.ts';
import { createRandom } from '../random.ts';
import type { FacadeStyle } from '../style-rules.ts';
import { block } from './block.ts';
import { brickRow } from './brick-row.ts';
import { bungalow } from './bungalow.ts';
import { coastal } from './coastal.ts';
import { colonial } from './colonial.ts';
import { cottage } from './cottage.ts';
import { deco } from './deco.ts';
import { decoCondo } from './deco-condo.ts';
import { duplex } from './duplex.ts';
import type { Facade, FacadeDrawing } from './facade.ts';
import { farmhouse } from './farmhouse.ts';
import { fourplex } from './fourplex.ts';
import { gableRow } from './gable-row.ts';
import { gardenCondo } from './garden-condo.ts';
import { glassTower } from './glass-tower.ts';
import { loft } from './loft.ts';
import { mediterranean } from './mediterranean.ts';
import { midRise } from './mid-rise.ts';
import { midcentury } from './midcentury.ts';
import { mission } from './mission.ts';
import { modern } from './modern.ts';
import { modernRow } from './modern-row.ts';
import { plexRow } from './plex-row.ts';
import { ranch } from './ranch.ts';
import { slabTower } from './slab-tower.ts';
import { stuccoRow } from './stucco-row.ts';
import { walkUp } from './walk-up.ts';
import { withWings } from './wings.ts';

const DRAWINGS: Record<FacadeStyle, FacadeDrawing> = {
  block,
  bungalow,
  brickRow,
  coastal,
  colonial,
  cottage,
  deco,
  decoCondo,
  duplex,
  farmhouse,
  fourplex,
  gableRow,
  gardenCondo,
  glassTower,
  loft,
  mediterranean,
  midcentury,
  midRise,
  mission,
  modern,
  modernRow,
  plexRow,
  ranch,
  slabTower,
  stuccoRow,
  walkUp,
};

/** The front of a home. It has its own stream of choices, so every view shows the same front. */
export function frontOf(brush: Brush): Facade {
  const { traits, style } = brush.home;
  const random = createRandom(traits.seed, 'front');
  const drawn = DRAWINGS[style.name]({ ...brush, random });
  const isEstate = traits.kind === 'single_family' && traits.priceClass === 'grand';
  const front = isEstate ? withWings({ ...brush, random }, drawn) : drawn;
  // No garage, no driveway.
  return traits.parking === 'none' ? { ...front, drives: [] } : front;
}
