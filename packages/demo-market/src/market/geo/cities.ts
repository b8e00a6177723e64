import { fortLauderdale, hollywood } from './cities/broward-east.ts';
import { miramar, pembrokePines } from './cities/broward-west.ts';
import { kissimmee, lakeland } from './cities/central.ts';
import { hialeah } from './cities/hialeah.ts';
import { miami } from './cities/miami.ts';
import { doral, miamiBeach, miamiGardens, northMiami } from './cities/miami-dade-north.ts';
import { coralGables, homestead, kendall } from './cities/miami-dade-south.ts';
import { jacksonville } from './cities/north-east.ts';
import { orlando } from './cities/orlando.ts';
import { clearwater, stPetersburg } from './cities/pinellas.ts';
import { bocaRaton, portStLucie, westPalmBeach } from './cities/south-east.ts';
import { capeCoral, fortMyers, sarasota } from './cities/south-west.ts';
import { tampa } from './cities/tampa.ts';
import type { City } from './geo.types.ts';

/**
 * The demo market's places. Rent levels are Zillow's observed rent index (ZORI) per city for
 * November 2016 to 2025, rounded, with our own guess for 2026. Home values are our own, set by
 * the levels of Zillow's metro index (ZHVI) and the known differences between cities.
 */
export const cities: readonly City[] = [
  miami,
  hialeah,
  miamiGardens,
  northMiami,
  miamiBeach,
  doral,
  coralGables,
  kendall,
  homestead,
  hollywood,
  fortLauderdale,
  pembrokePines,
  miramar,
  westPalmBeach,
  bocaRaton,
  portStLucie,
  orlando,
  kissimmee,
  lakeland,
  tampa,
  stPetersburg,
  clearwater,
  jacksonville,
  capeCoral,
  fortMyers,
  sarasota,
];
