/** Uploads of tests: the request goes to the fake API, and all bytes are sent at once. */
export class FakeUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  private request = { method: '', url: '' };

  open(method: string, url: string): void {
    this.request = { method, url };
  }

  setRequestHeader(): void {}

  abort(): void {
    this.onabort?.();
  }

  async send(file: Blob): Promise<void> {
    this.upload.onprogress?.({ loaded: file.size, total: file.size });
    try {
      const response = await fetch(this.request.url, { method: this.request.method });
      this.status = response.status;
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      this.onerror?.();
    }
  }
}
