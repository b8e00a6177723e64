import { SHADE } from '../drawing/color.ts';
import { ellipse } from '../drawing/svg.ts';

export const ground = (width: number) => ellipse(0, 0, width * 0.54, 5, SHADE, 'opacity=".16"');
