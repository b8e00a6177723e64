import { useState } from 'react';

/**
 * A tick shows at once, also where its owner (the address, the server) says so only a moment later:
 * until then a controlled box would jump back under the finger. `release` when the owner refused.
 */
export function usePressed(owned: boolean) {
  const [press, setPress] = useState<{ over: boolean; wanted: boolean } | null>(null);
  // The owner has spoken since.
  const isAnswered = press !== null && press.over !== owned;
  if (isAnswered) setPress(null);
  return {
    isOn: press && !isAnswered ? press.wanted : owned,
    press: (wanted: boolean) => setPress({ over: owned, wanted }),
    release: () => setPress(null),
  };
}
