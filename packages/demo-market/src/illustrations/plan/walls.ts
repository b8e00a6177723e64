import { d, stroke } from '../drawing/svg.ts';
import type { PlanLayout, PlanRoom } from './layout.ts';
import { INK } from './symbols.ts';

export function walls({ x, y, w, h, rooms }: PlanLayout): string {
  const inner = rooms
    .filter(isPrivate)
    .map((room) => d`M${room.x} ${room.y}h${room.w}v${room.h}h${-room.w}Z`);
  return (
    stroke(inner.join(''), INK, 4.5) +
    stroke(d`M${x} ${y}h${w}v${h}h${-w}Z`, INK, 10, 'stroke-linejoin="miter"')
  );
}

export const isPrivate = ({ use }: PlanRoom) =>
  use === 'bed' || use === 'bath' || use === 'utility';
