import type { Brush } from '../home.ts';

/** A building drawn around its own middle: the ground is y = 0, up is negative, 40 px are a meter. */
export type Facade = {
  art: string;
  width: number;
  height: number;
  /** Where paths and driveways meet the wall. */
  doors: readonly number[];
  drives: readonly { x: number; width: number }[];
  /** Homes one can count from the street; only where the building is sold as a whole. */
  dwellings?: number;
};

export type FacadeDrawing = (brush: Brush) => Facade;

/** Floor to floor in pixels. */
export const STORY_HEIGHT = 114;
