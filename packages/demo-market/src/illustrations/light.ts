import { lighten, mix } from './drawing/color.ts';
import type { Random } from './random.ts';
import { DAYS, EVENINGS, type Weather } from './weather.ts';

/** The air of one picture: how it stains every color, and which sky stands behind. */
export type Light = {
  isEvening: boolean;
  tone: (color: string) => string;
  sky: readonly [top: string, middle: string, horizon: string];
  clouds: 'none' | 'few' | 'wisps' | 'bank';
  sun: boolean;
};

export function dayLight(random: Random): Light {
  return asLight(random.pick(DAYS), false);
}

export function eveningLight(random: Random): Light {
  return asLight(random.pick(EVENINGS), true);
}

function asLight(weather: Weather, isEvening: boolean): Light {
  const { air, strength, ...rest } = weather;
  const tone = (color: string) => mix(color, air, strength);
  const [top, middle, horizon] = rest.sky;
  return { ...rest, sky: [top, middle, lighten(horizon, 0.05)], isEvening, tone };
}
