/** How a drawn person looks. Nobody real: shapes and colors. */
export type Look = {
  ground: string;
  skin: string;
  hair: string;
  top: string;
  cut: 'long' | 'bob' | 'short' | 'curly' | 'bun';
  hasBeard?: boolean;
  hasGlasses?: boolean;
};

/** By the number in the path; one for each of the demo's staff. */
export const LOOKS: readonly Look[] = [
  {
    ground: '#dfe6e4',
    skin: '#e9c4a6',
    hair: '#b9895a',
    top: '#1f3a5f',
    cut: 'bob',
    hasGlasses: true,
  },
  {
    ground: '#e6dccb',
    skin: '#8d5b3f',
    hair: '#241a17',
    top: '#2f5d50',
    cut: 'short',
    hasBeard: true,
  },
  { ground: '#ead9c6', skin: '#d9a77f', hair: '#3a2620', top: '#2b4bd1', cut: 'long' },
  {
    ground: '#d8e0ea',
    skin: '#e0b08c',
    hair: '#2c211d',
    top: '#6b4a3a',
    cut: 'short',
    hasGlasses: true,
  },
  { ground: '#e9dfd0', skin: '#6f4630', hair: '#1b1412', top: '#a2542e', cut: 'curly' },
  {
    ground: '#dde7db',
    skin: '#c98f68',
    hair: '#2a1f1b',
    top: '#33415c',
    cut: 'short',
    hasBeard: true,
  },
  { ground: '#ecdcd6', skin: '#edc9ab', hair: '#7a3e22', top: '#4d3b6b', cut: 'bun' },
  { ground: '#e3dccf', skin: '#cf9a73', hair: '#2f1f1a', top: '#7c2f3d', cut: 'long' },
];
