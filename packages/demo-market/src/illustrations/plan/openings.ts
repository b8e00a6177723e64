import { d, rect, stroke } from '../drawing/svg.ts';
import type { PlanLayout, PlanRoom } from './layout.ts';
import { INK } from './symbols.ts';
import { isPrivate } from './walls.ts';

export const PAPER = '#f9f6ee';

export function openings(room: PlanRoom, layout: PlanLayout): string {
  if (room.use === 'hall') return '';
  if (!isPrivate(room)) return livingWindows(room, layout);
  const isAbove = room.doorSide === 'bottom';
  const wallY = isAbove ? room.y + room.h : room.y;
  const swing = Math.min(34, room.w * 0.5);
  const x = room.x + room.w - swing - 9;
  const dir = isAbove ? -1 : 1;
  const door =
    rect(x, wallY - 3.5, swing, 7, PAPER) +
    stroke(d`M${x} ${wallY}v${dir * swing}`, INK, 2.2) +
    stroke(
      d`M${x} ${wallY + dir * swing}A${swing} ${swing} 0 0 ${isAbove ? 1 : 0} ${x + swing} ${wallY}`,
      INK,
      1.1,
      'opacity=".75"',
    );
  const glass = room.use === 'bed' ? Math.min(80, room.w * 0.5) : Math.min(32, room.w * 0.36);
  return (
    door + windowAcross(room.x + (room.w - glass) / 2, isAbove ? room.y : room.y + room.h, glass)
  );
}

// Living spaces look out through the end walls they touch.
function livingWindows(room: PlanRoom, layout: PlanLayout): string {
  const parts: string[] = [];
  const bottom = layout.y + layout.h;
  if (Math.abs(room.y - layout.y) < 1)
    parts.push(windowAcross(room.x + room.w * 0.3, layout.y, room.w * 0.4));
  if (Math.abs(room.y + room.h - bottom) < 1)
    parts.push(windowAcross(room.x + room.w * 0.26, bottom, room.w * 0.46));
  if (Math.abs(room.x - layout.x) < 1)
    parts.push(windowUpright(layout.x, room.y + room.h * 0.4, room.h * 0.32));
  else parts.push(windowUpright(layout.x + layout.w, room.y + room.h * 0.4, room.h * 0.32));
  return parts.join('');
}

const windowAcross = (x: number, y: number, w: number) =>
  rect(x, y - 5.5, w, 11, PAPER) +
  stroke(d`M${x} ${y - 4.5}h${w}M${x} ${y}h${w}M${x} ${y + 4.5}h${w}`, INK, 1.2);

const windowUpright = (x: number, y: number, h: number) =>
  rect(x - 5.5, y, 11, h, PAPER) +
  stroke(d`M${x - 4.5} ${y}v${h}M${x} ${y}v${h}M${x + 4.5} ${y}v${h}`, INK, 1.2);
