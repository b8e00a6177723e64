declare module 'http_ece' {
  type Keys = {
    version: 'aes128gcm';
    privateKey: import('node:crypto').ECDH;
    authSecret: string;
  };
  export function decrypt(body: Buffer, keys: Keys): Buffer;
}
