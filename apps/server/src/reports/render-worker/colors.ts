/** Light theme on white paper. Each text color meets WCAG AA on its background. */
export const COLORS = {
  text: '#12203a',
  second: '#465069',
  third: '#5f6678',
  line: '#d8d3c8',
  grid: '#e9e5dc',
  accent: '#2746c9',
  accentWash: '#dfe4f7',
  orange: '#c77700',
  gray: '#8b8677',
  grayWash: '#efeae0',
  gain: '#0b6b5c',
  gainWash: '#dfeee8',
  loss: '#a63d12',
  lossWash: '#f8e5da',
  strip: '#12203a',
  stripLine: '#32415e',
  onStrip: '#f7f4ed',
  onStripSecond: '#b4bdce',
  stripGain: '#7fd6c0',
  stripLoss: '#f5a981',
} as const;

/** The product's logo in a 26 × 20 box. */
export const LOGO = [
  { path: 'M4 10C10 10 16 6 24 1.5', opacity: 0.55 },
  { path: 'M4 10C11 10 17 8.5 24 6.5', opacity: 1 },
  { path: 'M4 10C11 10 17 11.5 24 12.5', opacity: 1 },
  { path: 'M4 10C10 10 16 14 24 18.5', opacity: 0.55 },
] as const;
