type Stop = readonly [offset: number, colour: string, opacity?: number];

export function verticalGradient(id: string, stops: readonly Stop[]): string {
  return linear(id, 'x1="0" y1="0" x2="0" y2="1"', stops);
}

export function diagonalGradient(id: string, stops: readonly Stop[]): string {
  return linear(id, 'x1="0" y1="0" x2="1" y2="1"', stops);
}

export function radialGradient(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${colours(stops)}</radialGradient>`;
}

function linear(id: string, direction: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" ${direction}>${colours(stops)}</linearGradient>`;
}

function colours(stops: readonly Stop[]): string {
  const drawn = stops.map(([offset, colour, opacity]) => {
    const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
    return `<stop offset="${offset}" stop-color="${colour}"${fade}/>`;
  });
  return drawn.join('');
}
