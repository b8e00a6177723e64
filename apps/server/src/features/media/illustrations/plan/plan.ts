import { lighten, mix } from '../drawing/colour.ts';
import { circle, d, group, rect, repeat, ruled, stroke } from '../drawing/svg.ts';
import type { Home } from '../home.ts';
import { createRandom, type Random } from '../random.ts';
import { designInterior } from '../rooms/interior.ts';
import { furnish } from './furnish.ts';
import { layOut, type PlanLayout, type PlanRoom, type PlanUse } from './layout.ts';
import { INK, plantSymbol } from './symbols.ts';

const PAPER = '#f9f6ee';

const PARTS: Record<PlanUse, string> = {
  bed: 'bed-room',
  bath: 'bath-room',
  utility: 'utility-room',
  hall: 'hall',
  living: 'living-room',
  kitchen: 'kitchen-room',
};

/** A floor plan in ink: no words, so it reads the same in every language. */
export function plan(home: Home): string {
  const random = createRandom(home.traits.seed, 'plan');
  const layout = layOut(random, home.traits);
  const interior = designInterior(home);
  const tint = lighten(interior.accent, 0.62);
  const floors: Record<PlanUse, string> = {
    bed: mix(PAPER, interior.floor, 0.22),
    bath: mix(PAPER, interior.second, 0.2),
    utility: mix(PAPER, interior.second, 0.12),
    hall: mix(PAPER, interior.floor, 0.14),
    living: mix(PAPER, interior.floor, 0.14),
    kitchen: mix(PAPER, interior.floor, 0.14),
  };
  const rooms = layout.rooms.map((room) =>
    group(rect(room.x, room.y, room.w, room.h, floors[room.use]) + furnish(random, room, tint), `data-part="${PARTS[room.use]}"`),
  );
  const sheet = rect(0, 0, 960, 640, PAPER) + outside(home, random, layout);
  const drawing = rooms.join('') + walls(layout) + layout.rooms.map((room) => openings(room, layout)).join('') + entrance(layout);
  const flips = `${random.chance(0.5) ? -1 : 1} 0 0 ${random.chance(0.5) ? -1 : 1}`;
  const [sx, , , sy] = flips.split(' ').map(Number);
  const shift = `${sx === -1 ? 960 : 0} ${sy === -1 ? 640 : 0}`;
  return group(sheet + drawing, `transform="matrix(${flips} ${shift})"`);
}

function walls({ x, y, w, h, rooms }: PlanLayout): string {
  const inner = rooms.filter(isPrivate).map((room) => d`M${room.x} ${room.y}h${room.w}v${room.h}h${-room.w}Z`);
  return (
    stroke(inner.join(''), INK, 4.5) +
    stroke(d`M${x} ${y}h${w}v${h}h${-w}Z`, INK, 10, 'stroke-linejoin="miter"')
  );
}

function openings(room: PlanRoom, layout: PlanLayout): string {
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
    stroke(d`M${x} ${wallY + dir * swing}A${swing} ${swing} 0 0 ${isAbove ? 1 : 0} ${x + swing} ${wallY}`, INK, 1.1, 'opacity=".75"');
  const glass = room.use === 'bed' ? Math.min(80, room.w * 0.5) : Math.min(32, room.w * 0.36);
  return door + windowAcross(room.x + (room.w - glass) / 2, isAbove ? room.y : room.y + room.h, glass);
}

// Living spaces look out through the end walls they touch.
function livingWindows(room: PlanRoom, layout: PlanLayout): string {
  const parts: string[] = [];
  const bottom = layout.y + layout.h;
  if (Math.abs(room.y - layout.y) < 1) parts.push(windowAcross(room.x + room.w * 0.3, layout.y, room.w * 0.4));
  if (Math.abs(room.y + room.h - bottom) < 1) parts.push(windowAcross(room.x + room.w * 0.26, bottom, room.w * 0.46));
  if (Math.abs(room.x - layout.x) < 1) parts.push(windowUpright(layout.x, room.y + room.h * 0.4, room.h * 0.32));
  else parts.push(windowUpright(layout.x + layout.w, room.y + room.h * 0.4, room.h * 0.32));
  return parts.join('');
}

const windowAcross = (x: number, y: number, w: number) =>
  rect(x, y - 5.5, w, 11, PAPER) + stroke(d`M${x} ${y - 4.5}h${w}M${x} ${y}h${w}M${x} ${y + 4.5}h${w}`, INK, 1.2);

const windowUpright = (x: number, y: number, h: number) =>
  rect(x - 5.5, y, 11, h, PAPER) + stroke(d`M${x - 4.5} ${y}v${h}M${x} ${y}v${h}M${x + 4.5} ${y}v${h}`, INK, 1.2);

// The entrance is in the living space, on the outer wall beside the hall.
function entrance(layout: PlanLayout): string {
  const living = layout.rooms.find(({ use }) => use === 'living');
  if (!living) return '';
  const y = living.y + 14;
  const swing = 42;
  return (
    rect(layout.x - 6, y, 12, swing, PAPER) +
    stroke(d`M${layout.x} ${y}h${swing}`, INK, 2.6) +
    stroke(d`M${layout.x + swing} ${y}A${swing} ${swing} 0 0 1 ${layout.x} ${y + swing}`, INK, 1.1, 'opacity=".75"') +
    rect(layout.x - 44, y - 4, 36, swing + 8, 'none', `stroke="${INK}" stroke-width="1.2"`) +
    stroke(d`M${layout.x - 32} ${y - 4}v${swing + 8}M${layout.x - 20} ${y - 4}v${swing + 8}`, INK, 1)
  );
}

function outside(home: Home, random: Random, { x, y, w, h }: PlanLayout): string {
  const terrace = home.traits.kind === 'condo' ? 40 : 54;
  const span = w * random.between(0.34, 0.46);
  const deck =
    rect(x + 16, y + h, span, terrace, 'none', `stroke="${INK}" stroke-width="1.6"`) +
    ruled([x + 18, y + h + 4, span - 4, terrace - 6], 'across', 9, 0.8, INK, 'opacity=".45"');
  const greens = repeat(5, (i) => {
    const px = x + w * (0.56 + i * 0.1);
    const r = random.between(11, 19);
    return group(circle(0, 0, r, '#dfe3cf') + plantSymbol(r), `transform="translate(${Math.round(px)} ${Math.round(y + h + 34)})"`);
  });
  return deck + (home.traits.kind === 'condo' ? '' : greens);
}

const isPrivate = ({ use }: PlanRoom) => use === 'bed' || use === 'bath' || use === 'utility';
