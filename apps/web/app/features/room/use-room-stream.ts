import { useEffect } from 'react';
import { onRoomChange, openRoomStream } from '~/data/room-changes';

/** What staff change meanwhile is here at once. After the first view: until then there is nothing to miss. */
export function useRoomStream(isOn: boolean, onChange: () => void): void {
  useEffect(() => (isOn ? openRoomStream() : undefined), [isOn]);
  useEffect(() => onRoomChange(onChange), [onChange]);
}
