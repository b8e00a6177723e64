/** Calls back with the data of each server-sent event, until the stream ends or is aborted. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onData, onBytes }: { onData: (data: string) => void; onBytes: () => void },
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    const blocks = (text + value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = dataOf(block);
      if (data) onData(data);
    }
  }
}

/** Lines starting with a colon only keep the connection alive. */
const dataOf = (block: string) =>
  block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n');
