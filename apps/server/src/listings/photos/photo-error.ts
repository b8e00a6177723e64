export type PhotoRefusal =
  /** Not JPEG, PNG, WebP or AVIF. */
  | 'notAPhoto'
  /** Has a valid signature but can't be decoded. */
  | 'unreadable'
  | 'tooManyPixels'
  /** Of portraits only. */
  | 'tooSmall'
  | 'tooNarrow';

/** Why a file was refused as a photo; imports report it with the row. */
export class PhotoError extends Error {
  override name = 'PhotoError';

  constructor(
    readonly reason: PhotoRefusal,
    options?: ErrorOptions,
  ) {
    super(`photo refused: ${reason}`, options);
  }
}
