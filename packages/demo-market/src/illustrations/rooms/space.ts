import { type Point, place } from '../drawing/svg.ts';

/**
 * One-point perspective in centimeters. x runs from the vanishing point to the right, z from the
 * back wall toward the viewer, h up from the floor. Furniture is drawn at its true size.
 */
export type Space = {
  vanishX: number;
  left: number;
  right: number;
  height: number;
  at: (x: number, z: number, h: number) => Point;
  scaleAt: (z: number) => number;
};

const EYE = 132;
export const HORIZON = 292;
const DISTANCE = 720;
/** Pixels per centimeter at the back wall; more brings the viewer closer. */
const BACK_SCALE = 1.36;

/** left and right are the side walls in cm from the vanishing point; beyond ±450 they are unseen. */
export function openSpace(
  vanishX: number,
  left: number,
  right: number,
  height = 272,
  backScale = BACK_SCALE,
): Space {
  const scaleAt = (z: number) => (backScale * DISTANCE) / (DISTANCE - z);
  return {
    vanishX,
    left,
    right,
    height,
    scaleAt,
    at: (x, z, h) => [vanishX + x * scaleAt(z), HORIZON + (EYE - h) * scaleAt(z)],
  };
}

/** Stands a drawing made in cm, origin at the middle of its front foot, on the floor. */
export function stand(space: Space, x: number, z: number, art: string, isMirrored = false): string {
  const [px, py] = space.at(x, z, 0);
  return place(px, py, space.scaleAt(z), art, isMirrored);
}

/** Hangs a drawing made in cm, origin at its lower middle, on the back wall. */
export function hang(space: Space, x: number, h: number, art: string): string {
  const [px, py] = space.at(x, 0, h);
  return place(px, py, space.scaleAt(0), art);
}

/** How high (cm) the top of something h cm tall and `depth` deep shows, seen from eye level. */
export const topShown = (h: number, depth: number) =>
  (EYE - h) * (1 - (DISTANCE - 180) / (DISTANCE - 180 + depth));
