export type PhotoRefusal =
  /** Not JPEG, PNG, WebP or AVIF. */
  | 'notAPhoto'
  /** It begins like a picture but cannot be read to its end. */
  | 'unreadable'
  | 'tooManyPixels';

/** Bytes that we do not take for a photo, and why; an import reports it beside the row. */
export class PhotoError extends Error {
  override name = 'PhotoError';

  constructor(
    readonly reason: PhotoRefusal,
    options?: ErrorOptions,
  ) {
    super(`photo refused: ${reason}`, options);
  }
}
