import { LOOKS, type Look } from './looks.ts';

const PATTERN = /^\/media\/illustrations\/portrait-(\d{1,2})\/face\.svg$/;

/** Where the portrait of this number is; counted from 1. */
export const portraitUrl = (number: number): string =>
  `/media/illustrations/portrait-${number}/face.svg`;

/** The SVG at a path made by `portraitUrl`; null for any other path. */
export function drawPortrait(url: string): string | null {
  const look = LOOKS[Number(PATTERN.exec(url)?.[1]) - 1];
  return look ? portrait(look) : null;
}

function portrait(look: Look): string {
  const { ground, skin, top } = look;
  const parts = [
    `<rect width="320" height="320" fill="${ground}"/>`,
    BACK_HAIR[look.cut](look.hair),
    `<path d="M62 320c4-52 40-74 98-74s94 22 98 74z" fill="${top}"/>`,
    `<path d="M132 206h56v38c0 15-12 24-28 24s-28-9-28-24z" fill="${shade(skin)}"/>`,
    `<ellipse cx="160" cy="152" rx="56" ry="68" fill="${skin}"/>`,
    look.hasBeard ? beard(look.hair) : '',
    face(look),
    FRONT_HAIR[look.cut](look.hair),
    look.hasGlasses ? GLASSES : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">${parts.join('')}</svg>`;
}

/** A little darker: the neck lies in the shade of the head. */
function shade(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value * 0.88)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const face = ({ skin }: Look) => {
  const line = shade(shade(skin));
  return (
    '<g fill="#2b211d"><circle cx="139" cy="152" r="4.5"/><circle cx="181" cy="152" r="4.5"/></g>' +
    `<g fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round"><path d="M130 137q9-6 18-1"/><path d="M172 136q9-5 18 1"/><path d="M160 156q-5 14 2 17"/><path d="M143 190q17 13 34 0"/></g>`
  );
};

const beard = (color: string) =>
  `<path d="M105 160c2 40 24 62 55 62s53-22 55-62c-6 22-18 24-28 20-16-6-38-6-54 0-10 4-22 2-28-20z" fill="${color}"/>`;

const GLASSES =
  '<g fill="none" stroke="#2b211d" stroke-width="3.5"><circle cx="138" cy="152" r="17"/><circle cx="182" cy="152" r="17"/><path d="M155 150q5-4 10 0M121 149l-14-4M199 149l14-4"/></g>';

type Draw = (color: string) => string;
const NONE: Draw = () => '';

const BACK_HAIR: Record<Look['cut'], Draw> = {
  long: (c) =>
    `<path d="M92 150c0-50 28-82 68-82s68 32 68 82c0 60 10 92 14 122H78c4-30 14-62 14-122z" fill="${c}"/>`,
  bob: (c) =>
    `<path d="M92 150c0-50 28-82 68-82s68 32 68 82c0 30 4 46 6 62H86c2-16 6-32 6-62z" fill="${c}"/>`,
  curly: (c) =>
    `<g fill="${c}"><circle cx="160" cy="106" r="62"/><circle cx="104" cy="132" r="34"/><circle cx="216" cy="132" r="34"/><circle cx="98" cy="176" r="24"/><circle cx="222" cy="176" r="24"/></g>`,
  bun: (c) => `<circle cx="160" cy="58" r="28" fill="${c}"/>`,
  short: NONE,
};

const FRONT_HAIR: Record<Look['cut'], Draw> = {
  long: (c) =>
    `<path d="M102 150c-4-46 20-74 58-74s62 28 58 74c-8-26-24-44-46-50-22 14-52 22-70 50z" fill="${c}"/>`,
  bob: (c) =>
    `<path d="M102 152c-4-48 20-76 58-76s62 28 58 76c-6-22-14-38-28-46-28 8-66 8-88 46z" fill="${c}"/>`,
  curly: (c) =>
    `<g fill="${c}"><circle cx="126" cy="96" r="24"/><circle cx="160" cy="86" r="26"/><circle cx="194" cy="96" r="24"/></g>`,
  bun: (c) =>
    `<path d="M103 146c-3-44 20-70 57-70s60 26 57 70c-10-28-28-42-57-42s-47 14-57 42z" fill="${c}"/>`,
  short: (c) =>
    `<path d="M102 146c-6-46 18-76 60-76 40 0 62 28 56 76-4-20-12-32-20-38-24 6-58 4-76-4-10 8-16 22-20 42z" fill="${c}"/>`,
};
