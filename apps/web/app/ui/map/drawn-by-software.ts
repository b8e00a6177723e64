let known: boolean | undefined;

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Without a GPU each frame of a moving map is as slow as a whole request, so such a map jumps instead of
 * animating.
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
  // Browsers limit WebGL contexts; the map needs one.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
}

/** Duration of a map animation in milliseconds. */
export const moveTime = (wanted: number) => (isDrawnBySoftware() ? 0 : wanted);
