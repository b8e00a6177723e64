import { readStored, removeStored, STORAGE_KEYS, writeStored } from './storage';

const OFF = 'off';

/** People who dictate or use a switch can turn single keys off: a stray letter would act. */
export const areSingleKeysOn = (): boolean => readStored(STORAGE_KEYS.singleKeys) !== OFF;

export function setSingleKeys(isOn: boolean): void {
  if (isOn) removeStored(STORAGE_KEYS.singleKeys);
  else writeStored(STORAGE_KEYS.singleKeys, OFF);
}

type KeyPress = Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>;
const FIELD = 'input, select, textarea, [contenteditable]';
const HOLDERS = {
  field: FIELD,
  window: `${FIELD}, [role=menu], [role=dialog], [role=alertdialog]`,
  /** A panel beside the page is part of the work, unlike a dialog that asks something. */
  dialog: `${FIELD}, [role=menu], [role=dialog]:not([data-panel]), [role=alertdialog]`,
};

/** The key belongs to the browser, to a field or (for keys of the page) to a menu, dialog or panel, or single keys are off. */
export function isKeyTaken(
  { target, ctrlKey, metaKey, altKey }: KeyPress,
  holders: keyof typeof HOLDERS = 'window',
): boolean {
  if (ctrlKey || metaKey || altKey || !areSingleKeysOn()) return true;
  return target instanceof Element && target.closest(HOLDERS[holders]) !== null;
}
