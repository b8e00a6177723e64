import type { Map as MapLibreMap, StyleSpecification, VectorTileSource } from 'maplibre-gl';

/** Colors, the language of names, a new file: replacing the style would drop a drawing in progress. */
export function repaint(map: MapLibreMap, { layers, sources }: StyleSpecification): void {
  for (const { id, ...layer } of layers) {
    if (!map.getLayer(id)) continue;
    for (const [name, value] of Object.entries('paint' in layer ? (layer.paint ?? {}) : {}))
      map.setPaintProperty(id, name as never, value as never);
    const text = layer.type === 'symbol' && layer.layout?.['text-field'];
    if (text) map.setLayoutProperty(id, 'text-field', text);
  }
  for (const [id, source] of Object.entries(sources)) {
    if (source.type !== 'vector' || !source.tiles) continue;
    const drawn = map.getSource<VectorTileSource>(id);
    if (drawn && drawn.tiles?.join() !== source.tiles.join()) drawn.setTiles(source.tiles);
  }
}
