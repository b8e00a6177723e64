/**
 * Placeholder for listings without a photo: a line drawing without text, shared by page, PDF and preview
 * picture, each in its own colors.
 */
export const HOUSE_DRAWING = {
  width: 120,
  height: 84,
  strokeWidth: 1.5,
  path: [
    'M10 68H110', // ground
    'M30 44L60 20L90 44M36 39.2V68M84 39.2V68', // roof and walls
    'M75 32V22H81V36.8', // chimney
    'M54 68V51H66V68', // door
    'M41.5 47H49V55H41.5ZM71 47H78.5V55H71Z', // windows
    'M101 68V55M94 48A7 7 0 1 0 108 48A7 7 0 1 0 94 48', // tree
  ].join(''),
} as const;
