export const mapText = {
  draw: 'Draw area',
  clear: 'Clear area',
  loading: 'Map, loading',
  failed: 'Map, failed',
  note: 'The map did not arrive. The list works without it.',
};
