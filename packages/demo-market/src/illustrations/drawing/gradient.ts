type Stop = readonly [offset: number, color: string, opacity?: number];

export function verticalGradient(id: string, stops: readonly Stop[]): string {
  return linear(id, 'x1="0" y1="0" x2="0" y2="1"', stops);
}

export function diagonalGradient(id: string, stops: readonly Stop[]): string {
  return linear(id, 'x1="0" y1="0" x2="1" y2="1"', stops);
}

export function radialGradient(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${colors(stops)}</radialGradient>`;
}

function linear(id: string, direction: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" ${direction}>${colors(stops)}</linearGradient>`;
}

function colors(stops: readonly Stop[]): string {
  const drawn = stops.map(([offset, color, opacity]) => {
    const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
    return `<stop offset="${offset}" stop-color="${color}"${fade}/>`;
  });
  return drawn.join('');
}
