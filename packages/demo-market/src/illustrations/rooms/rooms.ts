import { group } from '../drawing/svg.ts';
import { type Home, takeBrush } from '../home.ts';
import { dayLight } from '../light.ts';
import { skyGradient } from '../nature/sky.ts';
import { treeStamps } from '../nature/tree.ts';
import { lawnGradient } from '../outdoors/lawn.ts';
import { createRandom } from '../random.ts';
import { bathroom } from './bathroom.ts';
import { bedroom } from './bedroom.ts';
import { dining } from './dining.ts';
import { designInterior, type RoomBrush } from './interior.ts';
import { kitchen } from './kitchen.ts';
import { living } from './living.ts';
import { roomGradients } from './shell.ts';
import { study } from './study.ts';

const ROOMS = { living, kitchen, bedroom, bathroom, dining, study } as const;

export type RoomName = keyof typeof ROOMS;

export function room(home: Home, name: RoomName): string {
  const { seed } = home.traits;
  const light = dayLight(createRandom(seed, 'day'));
  const random = createRandom(seed, name);
  const brush: RoomBrush = { ...takeBrush(home, light, random), interior: designInterior(home) };
  const isMirrored = random.chance(0.5);
  const scene = ROOMS[name](brush);
  const trees = scene.includes('<use') ? treeStamps(brush) : '';
  const defs = `<defs>${skyGradient(light)}${lawnGradient(brush)}${roomGradients(brush)}${trees}</defs>`;
  return defs + (isMirrored ? group(scene, 'transform="matrix(-1 0 0 1 960 0)"') : scene);
}
