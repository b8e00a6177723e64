let known: boolean | undefined;

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Without a graphics card every picture of a moving map takes as long as a whole answer: such a map
 * jumps where another one glides.
 */
export function isDrawnBySoftware(): boolean {
  known ??= SOFTWARE.test(rendererName());
  return known;
}

function rendererName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return '';
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  // Browsers keep few of these; the map needs one for itself.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
}

/** Milliseconds for a move of the map. */
export const moveTime = (wanted: number) => (isDrawnBySoftware() ? 0 : wanted);
