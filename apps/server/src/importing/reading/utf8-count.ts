import { TextDecoder } from 'node:util';

const REPLACEMENT = 0xfffd;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Counts valid and invalid non-ASCII UTF-8 characters, chunk by chunk. */
export function createUtf8Count() {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const lenient = new TextDecoder('utf-8');
  let isSound = true;
  let sound = 0;
  let replaced = 0;

  function add(piece: Buffer, isLast = false): void {
    const options = { stream: !isLast };
    isSound &&= canDecode(strict, piece, options);
    const text = lenient.decode(piece, options);
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === REPLACEMENT) replaced += 1;
      else if (unit > 0x7f && !isLowSurrogate(unit)) sound += 1;
    }
  }

  return {
    add,
    end(): { sound: number; broken: number } {
      add(Buffer.alloc(0), true);
      // A replacement character in valid bytes was already in the file.
      return { sound, broken: isSound ? 0 : replaced };
    },
  };
}

function canDecode(decoder: TextDecoder, piece: Buffer, options: { stream: boolean }): boolean {
  try {
    decoder.decode(piece, options);
    return true;
  } catch {
    return false;
  }
}
