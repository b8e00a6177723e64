import { openSpace, type Space } from './space.ts';

export type ShellKind = 'both' | 'left' | 'flat';

export function spaceFor(kind: ShellKind): Space {
  if (kind === 'both') return openSpace(480, -285, 285);
  if (kind === 'left') return openSpace(540, -320, 600);
  return openSpace(480, -700, 700);
}

/** Bathrooms are small, so the viewer stands closer to the wall. */
export function closeSpaceFor(kind: ShellKind): Space {
  if (kind === 'both') return openSpace(480, -266, 266, 264, 1.58);
  if (kind === 'left') return openSpace(530, -256, 500, 264, 1.58);
  return openSpace(480, -700, 700, 264, 1.46);
}
