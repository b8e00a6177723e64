import { lighten } from '../drawing/color.ts';
import { polygon } from '../drawing/svg.ts';
import type { Brush } from '../home.ts';
import { gable } from './gable.ts';
import { hipRoof, type RoofTexture } from './hip-roof.ts';
import { parapet } from './parapet.ts';
import { castShadow } from './shadow.ts';

export function roofOf(brush: Brush, half: number, h: number): string {
  const { paint, home } = brush;
  const texture = textureOf(brush);
  switch (home.style.roof) {
    case 'hip':
      return hipRoof(brush, -half - 22, half + 22, -h, 62, 76, texture);
    case 'gable':
      return (
        hipRoof(brush, -half - 18, half + 18, -h, 66, 16, texture) +
        gable(brush, 60, half - 10, -h, 60, lighten(paint.wall, 0.15))
      );
    case 'flat':
      return parapet(
        -half - 8,
        half + 8,
        -h,
        home.style.finish === 'modern' ? paint.frame : paint.trim,
        12,
      );
    case 'shed':
      return (
        polygon(
          [
            [-half, -h],
            [-half, -h - 46],
            [half, -h - 8],
            [half, -h],
          ],
          paint.wall,
        ) +
        polygon(
          [
            [-half - 26, -h - 58],
            [half + 26, -h - 14],
            [half + 26, -h - 2],
            [-half - 26, -h - 46],
          ],
          paint.trim,
        ) +
        castShadow(-half, -h - 4, half * 2, 8)
      );
  }
}

export function textureOf(brush: Brush): RoofTexture {
  const { name, finish } = brush.home.style;
  if (finish === 'stucco') return 'tile';
  return name === 'cottage' || name === 'coastal' || name === 'farmhouse' ? 'metal' : 'shingle';
}
