declare module 'fs-native-extensions' {
  /** Takes an exclusive lock without waiting; false when another process has it. */
  export function tryLock(fd: number): boolean;
}
